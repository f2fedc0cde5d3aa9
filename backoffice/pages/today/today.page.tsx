import { type Today, useToday } from '#backoffice/client/today.ts'
import { useMay, useSession } from '#backoffice/client/use-staff.ts'
import { EndingHolds } from '#backoffice/features/today/ending-holds.tsx'
import { EndingQuotes } from '#backoffice/features/today/ending-quotes.tsx'
import { FirstDays } from '#backoffice/features/today/first-days.tsx'
import { StockCounts } from '#backoffice/features/today/stock-counts.tsx'
import { ToDo } from '#backoffice/features/today/to-do.tsx'
import { VisitsToday } from '#backoffice/features/today/visits-today.tsx'
import { WaitingOrders } from '#backoffice/features/today/waiting-orders.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Columns, Page, Panel } from '#backoffice/ui/page.tsx'
import { LoadingOrFailed, LoadingRows } from '#backoffice/ui/states.tsx'

/** What waits for the person today. */
export default function TodayPage() {
  const { t } = useI18n()
  const { staff } = useSession()
  const may = useMay()
  const { data, error, refetch } = useToday()
  return (
    <Page title={t('today.title')} beside={t('today.greeting', { name: staff.name })}>
      {may('settings.edit') && <FirstDays />}
      {data && <Parts today={data} />}
      {!data && (
        <Columns aside={<Panel isFlush>{!error && <LoadingRows count={6} />}</Panel>}>
          <Panel isFlush>
            <LoadingOrFailed error={error} refetch={refetch} count={4} height="h-14" />
          </Panel>
        </Columns>
      )}
    </Page>
  )
}

function Parts({ today }: { today: Today }) {
  const { orders, pieces, visits, quotes } = today
  const stock = pieces && <StockCounts pieces={pieces} />
  return (
    <Columns
      aside={
        <>
          {orders && <ToDo today={today} />}
          {stock}
        </>
      }
    >
      {orders ? <WaitingOrders orders={orders} /> : <ToDo today={today} />}
      {visits && <VisitsToday visits={visits} />}
      {pieces && <EndingHolds holds={pieces.holds} />}
      {quotes && <EndingQuotes quotes={quotes} />}
    </Columns>
  )
}
