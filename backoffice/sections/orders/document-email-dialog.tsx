import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PaperEmailDialog } from '#backoffice/sections/papers/paper-email-dialog.tsx'
import type { PdfSource } from '#backoffice/sections/papers/pdf-button.tsx'
import type { Language } from '#contract/language.ts'

type Props = PdfSource & { number: string; language: Language; onClose: () => void }

export function DocumentEmailDialog({ number, language, fetchPdf, onClose }: Props) {
  const { t } = useI18n()
  const params = { number }
  return (
    <PaperEmailDialog
      title={t('orders.sendPaper', { number })}
      queryKey={queryKeys.orders.documentEmail(number, language)}
      load={(signal) => callStaff('GET /api/staff/documents/:number/email/', { params, query: { language }, signal })}
      send={(to) => callStaff('POST /api/staff/documents/:number/email/', { params, body: { to, language } })}
      pdf={{ fetchPdf }}
      onClose={onClose}
    />
  )
}
