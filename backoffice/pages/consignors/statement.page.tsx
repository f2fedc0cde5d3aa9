import { useQuery } from '@tanstack/react-query'
import { Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { callStaff, fetchStaffFile } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { StatementEmailDialog } from '#backoffice/sections/consignors/statement-email-dialog.tsx'
import { StatementSheet } from '#backoffice/sections/consignors/statement-sheet.tsx'
import { PdfButton } from '#backoffice/sections/papers/pdf-button.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

export default function StatementPage() {
  const { t, language: own } = useI18n()
  const { get, set } = useUrlState()
  const name = get('name')
  const person = get('person')
  const chosen = get('language')
  const [isSending, setSending] = useState(false)
  const language = chosen === 'ru' || chosen === 'en' ? chosen : own
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.pieces.consignorStatement(name, person),
    queryFn: ({ signal }) =>
      callStaff('GET /api/staff/consignors/statement/', { query: { name, ...(person ? { person: Number(person) } : {}) }, signal }),
  })
  const back = { to: paths.consignors, label: t('consignors.title') }
  if (!data) return loadingPage({ title: name || t('consignors.statement'), back, error, refetch })
  const query = { name, language, ...(person ? { person: Number(person) } : {}) }
  const fetchPdf = () => fetchStaffFile('GET /api/staff/consignors/statement/pdf/', { query })
  return (
    <Page
      title={t('consignors.statementOf', { name: data.name })}
      back={back}
      actions={
        <>
          <PdfButton fetchPdf={fetchPdf} />
          <Button onClick={() => print()} aria-label={t('consignors.print')}>
            <Printer aria-hidden="true" size={15} />
            <span className="max-md:hidden">{t('consignors.print')}</span>
          </Button>
          <Button variant="primary" onClick={() => setSending(true)} aria-label={t('paperEmail.send')}>
            <Mail aria-hidden="true" size={15} />
            <span className="max-md:hidden">{t('paperEmail.send')}</span>
          </Button>
        </>
      }
      bar={
        <div className="px-5 pb-3 max-md:px-4 print:hidden">
          <SegmentField
            label={t('consignors.language')}
            value={language}
            onChange={(next) => set({ language: next === own ? null : next }, { replace: true })}
            options={[
              { value: 'ru', label: t('consignors.languages.ru') },
              { value: 'en', label: t('consignors.languages.en') },
            ]}
          />
        </div>
      }
    >
      <StatementSheet statement={data} language={language} />
      {isSending && (
        <StatementEmailDialog
          name={name}
          person={person ? Number(person) : null}
          language={language}
          fetchPdf={fetchPdf}
          onClose={() => setSending(false)}
        />
      )}
    </Page>
  )
}
