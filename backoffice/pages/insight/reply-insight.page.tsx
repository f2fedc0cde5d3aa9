import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { InsightPage } from '#backoffice/sections/insight/insight-page.tsx'
import { PeriodBar, usePeriod } from '#backoffice/sections/insight/period-bar.tsx'
import { ReplyFigures } from '#backoffice/sections/insight/reply-figures.tsx'
import { ReplyTables } from '#backoffice/sections/insight/reply-tables.tsx'

export default function ReplyInsightPage() {
  const { t } = useI18n()
  const period = usePeriod()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.threads.insight(period),
    queryFn: ({ signal }) => callStaff('GET /api/staff/insight/replies/', { query: period, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <InsightPage title={t('insight.replies.title')} bar={<PeriodBar />} error={error} onRetry={() => void refetch()}>
      {data && (
        <>
          <ReplyFigures total={data.total} />
          <ReplyTables replies={data} />
        </>
      )}
    </InsightPage>
  )
}
