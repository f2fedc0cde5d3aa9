import { Download } from 'lucide-react'
import { fetchStaffFile } from '#backoffice/client/call-staff.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useAuditQuery } from '#backoffice/features/audit-entries/use-audit-query.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { saveFile } from '#backoffice/ui/save-file.ts'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import { minuteMs } from '#contract/rules/durations.ts'

export function ExportAuditButton() {
  const { t } = useI18n()
  const may = useMay()
  const query = useAuditQuery()
  const { isBusy, failure, run } = useAction()
  if (!may('audit.export')) return null
  const download = () =>
    run(async () => {
      const file = await fetchStaffFile('GET /api/staff/audit/export/', { query, timeoutMs: minuteMs })
      saveFile(file)
      showToast('success', t('audit.exportDone', { file: file.fileName }))
      if (file.firstRows) showToast('info', t('exports.rowsMax', { max: file.firstRows }))
    })
  return (
    <>
      <IconButton label={t('audit.export')} aria-disabled={isBusy} onClick={() => void download()}>
        <Download aria-hidden="true" size={16} />
      </IconButton>
      {failure && (
        <span role="alert" className="text-13 text-oxblood">
          {failure}
        </span>
      )}
    </>
  )
}
