import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { InsightPage } from '#backoffice/sections/insight/insight-page.tsx'
import { StockFigures } from '#backoffice/sections/insight/stock-figures.tsx'
import { StockPast } from '#backoffice/sections/insight/stock-past.tsx'
import { StockTables } from '#backoffice/sections/insight/stock-tables.tsx'

export default function StockInsightPage() {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.pieces.insight,
    queryFn: ({ signal }) => callStaff('GET /api/staff/insight/stock/', { signal }),
  })
  return (
    <InsightPage title={t('insight.stock.title')} error={error} onRetry={() => void refetch()}>
      {data && (
        <>
          <StockFigures total={data.total} />
          <StockTables stock={data} />
          <StockPast days={data.days} />
        </>
      )}
    </InsightPage>
  )
}
