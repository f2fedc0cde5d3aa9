import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { CompareReports } from '#backoffice/sections/reports/compare-reports.tsx'
import { ReportsPage } from '#backoffice/sections/reports/reports-page.tsx'

export default function CompareReportsPage() {
  const { t } = useI18n()
  return <ReportsPage titleOf={() => t('reports.compareTitle')}>{(data) => <CompareReports data={data} />}</ReportsPage>
}
