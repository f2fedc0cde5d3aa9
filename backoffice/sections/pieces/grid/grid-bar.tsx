import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { GridCells } from '#backoffice/sections/pieces/grid/use-grid-cells.ts'
import { ActionBar } from '#backoffice/ui/action-bar.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine, politely } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { useIsTouch } from '#backoffice/ui/use-media.ts'
import { minuteMs } from '#contract/rules/durations.ts'

const timeoutMs = minuteMs

type Props = {
  cells: GridCells
  changedCount: number
  wrongCount: number
  problem: string | null
  onFillDown: () => void
}

export function GridBar({ cells, changedCount, wrongCount, problem, onFillDown }: Props) {
  const { t } = useI18n()
  const isTouch = useIsTouch()
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState(0)
  const saving = useAction()
  const hasPrice = [...cells.edits.values()].some((edit) => edit.cells.price_usd !== undefined)
  const save = () =>
    void saving.run(async () => {
      if (!changedCount || wrongCount) return
      await cells.save(send)
    })
  const send = async (rows: Parameters<Parameters<GridCells['save']>[0]>[0]) => {
    const sent = cells.edits
    const labels = hasPrice && reason.trim() ? { reason: reason.trim() } : {}
    const { done, names, failed, action_id } = await callStaff('POST /api/staff/pieces/bulk/cells/', {
      body: { rows, ...labels },
      timeoutMs,
    })
    // refetches before the input is dropped, so that cells do not show their old values for a moment
    await queryClient.invalidateQueries({ queryKey: queryKeys.pieces.all })
    cells.settle(sent, failed)
    if (done) showUndoToast(t('bulk.done', { count: done, names }), action_id)
    setRefused(failed.length)
  }
  useShortcuts(changedCount ? [{ keys: 'mod+Enter', label: t('shortcuts.save'), run: save }] : [])
  const state = () => {
    if (wrongCount) return t('grid.wrong', { count: wrongCount })
    if (changedCount) return refused ? t('grid.refused', { count: refused }) : t('grid.changed', { count: changedCount })
    return t(isTouch ? 'grid.touchHint' : 'grid.hint')
  }
  return (
    <ActionBar
      beside={
        <>
          <p {...politely} className={`figures ${wrongCount || (refused && changedCount) ? 'text-oxblood' : 'text-stone'}`}>
            {state()}
          </p>
          {problem && (
            <p {...politely} className="text-oxblood">
              {problem}
            </p>
          )}
          <FailureLine text={saving.failure} />
        </>
      }
    >
      {hasPrice && (
        <TextField
          label={t('grid.reason')}
          placeholder={t('grid.reason')}
          isLabelHidden
          value={reason}
          onChange={setReason}
          maxLength={200}
          className="w-56"
        />
      )}
      <Button onClick={onFillDown}>{t('grid.fillDown')}</Button>
      {changedCount > 0 && (
        <>
          <Button variant="quiet" aria-disabled={saving.isBusy} onClick={cells.undo}>
            {t('grid.undo')}
          </Button>
          <Button variant="quiet" aria-disabled={saving.isBusy} onClick={cells.discard}>
            {t('form.discard')}
          </Button>
          <Button variant="primary" aria-disabled={saving.isBusy || wrongCount > 0} onClick={save}>
            {saving.isBusy ? t('form.saving') : t('common.save')}
            <KeyHint keys="mod+Enter" />
          </Button>
        </>
      )}
    </ActionBar>
  )
}
