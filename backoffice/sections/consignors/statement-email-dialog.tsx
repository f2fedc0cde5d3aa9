import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PaperEmailDialog } from '#backoffice/sections/papers/paper-email-dialog.tsx'
import type { PdfSource } from '#backoffice/sections/papers/pdf-button.tsx'
import type { Language } from '#contract/language.ts'

type Props = PdfSource & { name: string; person: number | null; language: Language; onClose: () => void }

export function StatementEmailDialog({ name, person, language, fetchPdf, onClose }: Props) {
  const { t } = useI18n()
  const query = { name, language, ...(person ? { person } : {}) }
  return (
    <PaperEmailDialog
      title={t('consignors.sendTitle')}
      queryKey={queryKeys.pieces.statementEmail(name, person, language)}
      load={(signal) => callStaff('GET /api/staff/consignors/statement/email/', { query, signal })}
      send={(to) => callStaff('POST /api/staff/consignors/statement/email/', { body: { name, person, to, language } })}
      pdf={{ fetchPdf }}
      onClose={onClose}
    />
  )
}
