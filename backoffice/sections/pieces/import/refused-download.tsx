import { Download } from 'lucide-react'
import { fetchStaffFile } from '#backoffice/client/call-staff.ts'
import { longTimeoutMs } from '#backoffice/client/imports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { saveFile } from '#backoffice/ui/save-file.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

export function RefusedDownload({ id }: { id: string }) {
  const { t } = useI18n()
  const loading = useAction()
  const download = () =>
    loading.run(async () =>
      saveFile(await fetchStaffFile('GET /api/staff/imports/:id/refused/', { params: { id }, timeoutMs: longTimeoutMs })),
    )
  return (
    <>
      <Button aria-disabled={loading.isBusy} onClick={() => void download()}>
        <Download aria-hidden="true" size={15} />
        {t('imports.download')}
      </Button>
      <FailureLine text={loading.failure} />
    </>
  )
}
