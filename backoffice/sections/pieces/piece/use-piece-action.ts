import { useState } from 'react'
import { cachePiece, type StaffPiece } from '#backoffice/client/pieces.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'

export function usePieceAction() {
  const { t } = useI18n()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (sentence: string, call: () => Promise<StaffPiece & { action_id: string }>): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      const piece = cachePiece(await call())
      showUndoToast(sentence, piece.action_id)
      return true
    } catch (error) {
      setFailure(sentenceOf(error, t('common.actionFailed')))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, failure, setFailure }
}
