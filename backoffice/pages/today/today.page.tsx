import { useState } from 'react'
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

export default function TodayPage() {
  const { t } = useI18n()
  const { staff } = useSession()
  const may = useMay()
  const { data, error, refetch } = useToday()
  const [isWaitedFor, setWaitedFor] = useState<boolean>()
  // `isWaitedFor` is set only once, so that live updates do not move the panels while the person reads them
  if (data && isWaitedFor === undefined) setWaitedFor(isAnyoneWaiting(data))
  const firstDays = may('settings.edit') && <FirstDays />
  return (
    <Page title={t('today.title')} beside={t('today.greeting', { name: staff.name })}>
      {(error || isWaitedFor === false) && firstDays}
      {data && <Parts today={data} />}
      {!error && isWaitedFor && firstDays}
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

const isAnyoneWaiting = ({ orders, threads, visits, offers, buybacks }: Today) =>
  [orders?.waiting, threads?.unread, threads?.late, offers, buybacks, visits?.length].some((count) => (count ?? 0) > 0)

/**
 * The to-do list is first in the document. On wide screens it is in the right column, or in the left column for a person without access
 * to orders.
 */
function Parts({ today }: { today: Today }) {
  const { orders, pieces, visits, quotes } = today
  const [first, lists, last] = orders
    ? ['xl:col-start-2', 'xl:col-start-1 xl:row-span-2 xl:row-start-1', 'xl:col-start-2']
    : ['xl:col-start-1', 'xl:col-start-1', 'xl:col-start-2 xl:row-start-1']
  return (
    <div className="mx-auto grid max-w-[1240px] gap-5 p-5 max-md:p-4 xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr]">
      <div className={`min-w-0 ${first}`}>
        <ToDo today={today} />
      </div>
      <div className={`grid min-w-0 content-start gap-5 empty:hidden ${lists}`}>
        {orders && <WaitingOrders orders={orders} />}
        {visits && <VisitsToday visits={visits} />}
        {pieces && <EndingHolds holds={pieces.holds} />}
        {quotes && <EndingQuotes quotes={quotes} />}
      </div>
      <div className={`min-w-0 ${last}`}>{pieces && <StockCounts pieces={pieces} />}</div>
    </div>
  )
}
