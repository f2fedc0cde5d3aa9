import { callStaff, fetchStaffFile } from '#backoffice/client/call-staff.ts'
import { findPieceIds, type StockSearch } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { saveFile } from '#backoffice/ui/save-file.ts'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import { endpointUrl } from '#contract/rules/endpoint-url.ts'
import type { ImportColumn } from '#contract/rules/staff/piece-csv-columns.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const timeoutMs = 120_000

export type ExportScope = { ids: readonly number[] } | { query: StockSearch }
type Table = { format: 'csv' | 'xlsx'; columns: ReadonlySet<ImportColumn> }

export function useExport(onDone: () => void) {
  const { t } = useI18n()
  const { isBusy, failure, run } = useAction()
  const table = (scope: ExportScope, { format, columns }: Table) =>
    run(async () => {
      const pieces = 'ids' in scope ? { ids: scope.ids.join(',') } : scope.query
      // sends the column `key` in any case, because an empty list of columns would export all columns
      const query = { ...pieces, format, columns: ['key', ...columns].join(',') }
      const file = await fetchStaffFile('GET /api/staff/pieces/export/', { query, timeoutMs })
      saveFile(file)
      showToast('success', t('exports.done', { file: file.fileName }))
      onDone()
    })
  const photos = (scope: ExportScope) =>
    run(async () => {
      // this call can prompt for a sign-in if the session has expired; a browser download cannot
      await callStaff('GET /api/staff/session/')
      const ids = 'ids' in scope ? scope.ids : await findPieceIds(scope.query, staffLimits.photoArchivePiecesMax)
      const link = document.createElement('a')
      link.href = endpointUrl('/api/staff/pieces/photo-archive/', { query: { ids: ids.join(',') } })
      link.download = ''
      link.click()
      showToast('success', t('exports.photosDone'))
      onDone()
    })
  return { isBusy, failure, table, photos }
}
