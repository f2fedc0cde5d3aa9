import { useParams } from 'react-router'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ReportEditor } from '#backoffice/sections/reports/report-editor.tsx'
import { ReportReading } from '#backoffice/sections/reports/report-reading.tsx'
import { ReportsPage } from '#backoffice/sections/reports/reports-page.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'

export default function ReportPage() {
  const { t } = useI18n()
  const mayWrite = useMay()('report.write')
  const { report: id } = useParams()
  return (
    <ReportsPage
      titleOf={({ reports }) => {
        const report = reports.find((known) => known.id === id)
        return report ? t(`reports.stages.${report.stage}`) : t('common.notFound')
      }}
    >
      {(data) => {
        const report = data.reports.find((known) => known.id === id)
        if (!report) return <EmptyState title={t('common.notFound')} text={t('common.notFoundText')} />
        if (report.signed_at || !mayWrite) return <ReportReading data={data} report={report} />
        return <ReportEditor key={report.id} data={data} report={report} />
      }}
    </ReportsPage>
  )
}
