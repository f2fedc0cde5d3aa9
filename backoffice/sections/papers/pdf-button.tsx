import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { fetchStaffFile } from '#backoffice/client/call-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { saveFile } from '#backoffice/ui/save-file.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

export type PdfSource = { fetchPdf: () => ReturnType<typeof fetchStaffFile> }
type Props = PdfSource & Pick<ComponentProps<typeof Button>, 'variant'>

export function PdfButton({ fetchPdf, variant }: Props) {
  const { t } = useI18n()
  const { isBusy, failure, run } = useAction()
  return (
    <>
      <Button
        {...(variant ? { variant } : {})}
        aria-label={t('paperEmail.pdf')}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void run(async () => saveFile(await fetchPdf()))}
      >
        <Download aria-hidden="true" size={15} />
        <span className={variant === 'quiet' ? '' : 'max-md:hidden'}>{t('paperEmail.pdf')}</span>
      </Button>
      <FailureLine text={failure} />
    </>
  )
}
