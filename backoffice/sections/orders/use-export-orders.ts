import { fetchStaffFile } from '#backoffice/client/call-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { saveFile } from '#backoffice/ui/save-file.ts'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { StaffQueryOf } from '#contract/staff-endpoints.ts'

const timeoutMs = minuteMs

export function useExportOrders() {
  const { t } = useI18n()
  const { isBusy, failure, run } = useAction()
  return {
    isBusy,
    failure,
    run: (query: StaffQueryOf<'GET /api/staff/orders/export/'>) =>
      run(async () => {
        const file = await fetchStaffFile('GET /api/staff/orders/export/', { query, timeoutMs })
        saveFile(file)
        showToast('success', t('orders.exportDone', { file: file.fileName }))
        if (file.firstRows) showToast('info', t('exports.rowsMax', { max: file.firstRows }))
      }),
  }
}
