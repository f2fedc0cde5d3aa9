import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { InsightPage } from '#backoffice/sections/insight/insight-page.tsx'
import { PeriodBar, usePeriod } from '#backoffice/sections/insight/period-bar.tsx'
import { SalesFigures } from '#backoffice/sections/insight/sales-figures.tsx'
import { SalesTables } from '#backoffice/sections/insight/sales-tables.tsx'
import { SellThrough } from '#backoffice/sections/insight/sell-through.tsx'

export default function SalesInsightPage() {
  const { t } = useI18n()
  const period = usePeriod()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.orders.insight(period),
    queryFn: ({ signal }) => callStaff('GET /api/staff/insight/sales/', { query: period, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <InsightPage title={t('insight.sales.title')} bar={<PeriodBar />} error={error} onRetry={() => void refetch()}>
      {data && (
        <>
          <SalesFigures total={data.total} buyers={data.buyers} />
          <SalesTables sales={data} period={period} />
          <SellThrough rows={data.sell_through} />
        </>
      )}
    </InsightPage>
  )
}
