import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { PhotoGroup } from '#backoffice/sections/photo-groups/group-photos.ts'
import { isComplete, type MadePiece, makePiece, undoMade } from '#backoffice/sections/photo-groups/make-pieces.ts'
import type { PhotoGroups } from '#backoffice/sections/photo-groups/use-photo-groups.ts'
import { focusUnreadable } from '#backoffice/ui/field/unreadable.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

/** Creates the pieces of all groups, one at a time. Removes each finished group from the board, and stops at the first failure. */
export function useMaking(board: PhotoGroups) {
  const { t } = useI18n()
  const [made, setMade] = useState<MadePiece[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const incomplete = board.groups.filter((group) => !isComplete(group)).length

  const make = async () => {
    setTried(true)
    if (isBusy || incomplete || board.waiting || focusUnreadable(document.querySelector('main'))) return
    setBusy(true)
    setFailure(null)
    const done: MadePiece[] = []
    try {
      for (const group of board.groups) done.push(await makeOne(group))
    } catch (error) {
      setFailure(sentenceOf(error, t('common.actionFailed')))
    }
    setMade((held) => [...held, ...done])
    setBusy(false)
    if (done.length) showToast('success', t('photoGroups.made'), () => undo(done))
  }
  const makeOne = async (group: PhotoGroup) => {
    const { key, photos } = group
    const piece = await makePiece(group, (id, actionId) =>
      board.setGroups((held) => held.map((each) => (each.key === key ? { ...each, made: id, madeBy: actionId } : each))),
    )
    // removes only the attached photographs: others may have been added to the group during the request
    board.forget(photos)
    return piece
  }
  const undo = async (done: readonly MadePiece[]) => {
    try {
      await undoMade(done)
      setMade((held) => held.filter((piece) => !done.includes(piece)))
      showToast('success', t('audit.undone'))
    } catch (error) {
      showToast('error', sentenceOf(error, t('audit.undoFailed')))
    }
  }
  const restart = () => {
    setMade([])
    setTried(false)
    board.restart()
  }
  return { made, isBusy, isTried, failure, incomplete, make, restart }
}

export type Making = ReturnType<typeof useMaking>
