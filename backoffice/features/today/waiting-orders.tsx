import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ButtonLink } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState, FailedState, LoadingRows } from '#backoffice/ui/states.tsx'

const query = { status: 'pending', ordering: 'expires', page_size: 8 } as const

/** Orders that nobody confirmed yet, the one whose reservation ends first on top. */
export function WaitingOrders() {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.orders.list(query),
    queryFn: ({ signal }) => callStaff('GET /api/staff/orders/', { query, signal }),
  })
  const all = data && data.count > data.results.length && (
    <ButtonLink variant="quiet" to={`${paths.orders}?status=pending`}>
      {t('today.allWaiting', { count: data.count })}
    </ButtonLink>
  )
  return (
    <Panel title={t('today.waitingOrders')} isFlush actions={all}>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={4} height="h-14" />}
      {data?.count === 0 && <EmptyState title={t('today.nothing')} text={t('today.nothingText')} />}
      <ul>
        {data?.results.map((order) => (
          <li
            key={order.id}
            className="relative flex items-center gap-4 border-b border-hairline px-4 py-2.5 text-13 last:border-0 hover:bg-ivory/60 has-[a:focus-visible]:bg-ivory max-md:min-h-16"
          >
            <div className="min-w-0 flex-1">
              <Link
                to={paths.order(order.id)}
                className="figures font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brass"
              >
                {order.number}
              </Link>
              <span className="text-stone"> {order.name}</span>
              <p className="truncate text-stone">{order.pieces.map(({ name }) => name).join(', ')}</p>
            </div>
            <div className="figures shrink-0 text-right">
              <p>{format.money(order.total_usd)}</p>
              {order.expires_at && <p className="text-stone">{t('today.until', { time: format.time(order.expires_at) })}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
