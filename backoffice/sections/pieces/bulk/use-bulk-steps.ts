import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { BulkChange } from '#backoffice/sections/pieces/bulk/bulk-form.ts'
import { type PreviewedPiece, sortPreview } from '#backoffice/sections/pieces/bulk/bulk-preview.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Failed = StaffResponseOf<'POST /api/staff/pieces/bulk/apply/'>['failed']
type Options = { ids: readonly number[]; onClose: () => void; onDone: (doneIds: readonly number[]) => void }

const timeoutMs = minuteMs

/** The steps of a bulk change: requests a preview, then applies exactly the previewed change. */
export function useBulkSteps({ ids, onClose, onDone }: Options) {
  const { t } = useI18n()
  const [seen, setSeen] = useState<{ change: BulkChange; pieces: readonly PreviewedPiece[] } | null>(null)
  const [failed, setFailed] = useState<Failed>([])
  const { isBusy, failure, run } = useAction()
  const changed = seen ? sortPreview(seen.pieces).changed : []

  const see = (change: BulkChange) =>
    run(async () => {
      const { results } = await callStaff('POST /api/staff/pieces/bulk/preview/', { body: { ids: [...ids], change }, timeoutMs })
      setSeen({ change, pieces: results })
    })
  const apply = () =>
    run(async () => {
      if (!seen || !changed.length) return
      const rows = changed.map(({ id, version }) => ({ id, version }))
      const result = await callStaff('POST /api/staff/pieces/bulk/apply/', { body: { rows, change: seen.change }, timeoutMs })
      const left = new Set(result.failed.map(({ id }) => id))
      onDone(rows.flatMap(({ id }) => (left.has(id) ? [] : [id])))
      void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.all })
      if (result.done) showUndoToast(t('bulk.done', { count: result.done, names: result.names }), result.action_id)
      if (result.failed.length) setFailed(result.failed)
      else onClose()
    })
  return { pieces: seen?.pieces ?? null, changedCount: changed.length, failed, isBusy, failure, see, apply, back: () => setSeen(null) }
}
