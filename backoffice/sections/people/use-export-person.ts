import { callStaff, fetchStaffFile } from '#backoffice/client/call-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { saveFile } from '#backoffice/ui/save-file.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import { minuteMs } from '#contract/rules/durations.ts'

const pollMs = 700

export function useExportPerson(id: number) {
  const { t } = useI18n()
  const { isBusy, run } = useAction()
  const exportData = () =>
    run(async () => {
      try {
        const { id: made } = await callStaff('POST /api/staff/people/:id/exports/', { params: { id } })
        showToast('success', t('people.exporting'))
        const params = { id, export: made }
        await waitUntilReady(() => callStaff('GET /api/staff/people/:id/exports/:export/', { params }))
        saveFile(await fetchStaffFile('GET /api/staff/people/:id/exports/:export/file/', { params, timeoutMs: minuteMs }))
        showToast('success', t('people.exported'))
      } catch (error) {
        showToast('error', sentenceOf(error, t('people.exportFailed')))
      }
    })
  return { isBusy, exportData }
}

async function waitUntilReady(read: () => Promise<{ state: string }>): Promise<void> {
  const until = Date.now() + minuteMs
  for (;;) {
    const { state } = await read()
    if (state === 'ready') return
    if (state === 'failed') throw new Error('The export failed')
    if (Date.now() > until) throw new Error('The export timed out')
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
