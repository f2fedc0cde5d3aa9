import { useQuery } from '@tanstack/react-query'
import { Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { fetchStaffFile } from '#backoffice/client/call-staff.ts'
import { documentQuery } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { DocumentEmailDialog } from '#backoffice/sections/orders/document-email-dialog.tsx'
import { PaperSheet } from '#backoffice/sections/orders/paper-sheet.tsx'
import { PdfButton } from '#backoffice/sections/papers/pdf-button.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

export default function DocumentPage() {
  const { t } = useI18n()
  const { number = '' } = useParams()
  const { get, set } = useUrlState()
  const [isSending, setSending] = useState(false)
  const mayIssue = useMay()('document.issue')
  const { data: paper, error, refetch } = useQuery(documentQuery(number))
  const language = get('language') === 'ru' || get('language') === 'en' ? (get('language') as 'ru' | 'en') : paper?.language
  if (!paper || !language) return loadingPage({ title: number, back: { to: paths.orders, label: t('orders.title') }, error, refetch })
  const fetchPdf = () => fetchStaffFile('GET /api/staff/documents/:number/pdf/', { params: { number }, query: { language } })
  const maySend = mayIssue && !paper.cancelled_by
  return (
    <Page
      title={`${t(`orders.paper.${paper.kind}`)} ${paper.number}`}
      back={{ to: paths.order(paper.order_id), label: t('orders.order', { number: paper.body.order_number }) }}
      beside={paper.cancelled_by && t('orders.cancelledBy', { number: paper.cancelled_by })}
      actions={
        <>
          <PdfButton fetchPdf={fetchPdf} />
          {maySend && (
            <Button onClick={() => setSending(true)} aria-label={t('paperEmail.send')}>
              <Mail aria-hidden="true" size={15} />
              <span className="max-md:hidden">{t('paperEmail.send')}</span>
            </Button>
          )}
          <Button variant="primary" onClick={() => print()} aria-label={t('orders.print')}>
            <Printer aria-hidden="true" size={15} />
            <span className="max-md:hidden">{t('orders.print')}</span>
          </Button>
        </>
      }
      bar={
        <div className="px-5 pb-3 max-md:px-4 print:hidden">
          <SegmentField
            label={t('orders.paperLanguage')}
            value={language}
            onChange={(next) => set({ language: next === paper.language ? null : next }, { replace: true })}
            options={[
              { value: 'ru', label: t('orders.languages.ru') },
              { value: 'en', label: t('orders.languages.en') },
            ]}
          />
        </div>
      }
    >
      <PaperSheet paper={paper} language={language} />
      {isSending && <DocumentEmailDialog number={number} language={language} fetchPdf={fetchPdf} onClose={() => setSending(false)} />}
    </Page>
  )
}
