import { useParams } from 'react-router'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { CertificatePaper } from '#backoffice/sections/reports/certificate-paper.tsx'
import { ReportsPage } from '#backoffice/sections/reports/reports-page.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

export default function CertificatePage() {
  const { t } = useI18n()
  const { number } = useParams()
  const { get, set } = useUrlState()
  const paper = get('paper') === 'card' ? 'card' : 'a4'
  return (
    <ReportsPage
      titleOf={() => `${t('reports.certificate')} ${number}`}
      actions={
        <Button variant="primary" onClick={() => print()}>
          {t('reports.print')}
        </Button>
      }
    >
      {(data) => {
        const certificate = data.certificates.find((known) => known.number === number)
        if (!certificate) return <EmptyState title={t('common.notFound')} text={t('common.notFoundText')} />
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 p-5 max-md:p-4 print:p-0">
            <div className="no-print">
              <SegmentField
                label={t('reports.paper')}
                value={paper}
                onChange={(chosen) => set({ paper: chosen === 'card' ? 'card' : null }, { replace: true })}
                options={[
                  { value: 'a4', label: t('reports.a4') },
                  { value: 'card', label: t('reports.card') },
                ]}
              />
            </div>
            <CertificatePaper certificate={certificate} paper={paper} />
          </div>
        )
      }}
    </ReportsPage>
  )
}
