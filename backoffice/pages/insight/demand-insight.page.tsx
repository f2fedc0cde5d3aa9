import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { DemandFunnel } from '#backoffice/sections/insight/demand-funnel.tsx'
import { DemandTables } from '#backoffice/sections/insight/demand-tables.tsx'
import { InsightPage } from '#backoffice/sections/insight/insight-page.tsx'
import { PeriodBar, usePeriod } from '#backoffice/sections/insight/period-bar.tsx'

export default function DemandInsightPage() {
  const { t } = useI18n()
  const period = usePeriod()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.demand(period),
    queryFn: ({ signal }) => callStaff('GET /api/staff/insight/demand/', { query: period, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <InsightPage title={t('insight.demand.title')} bar={<PeriodBar />} error={error} onRetry={() => void refetch()}>
      {data && (
        <>
          <p className="text-13 text-stone">{t('insight.demand.how')}</p>
          <DemandFunnel weeks={data.weeks} />
          <DemandTables demand={data} />
        </>
      )}
    </InsightPage>
  )
}
