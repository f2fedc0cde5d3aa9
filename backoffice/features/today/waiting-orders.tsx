import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { Today } from '#backoffice/client/today.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ButtonLink } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'

export function WaitingOrders({ orders: { waiting, first } }: { orders: NonNullable<Today['orders']> }) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const all = waiting > first.length && (
    <ButtonLink variant="quiet" to={`${paths.orders}?status=pending`}>
      {t('today.allWaiting', { count: waiting })}
    </ButtonLink>
  )
  return (
    <Panel title={t('today.waitingOrders')} isFlush actions={all}>
      {first.length === 0 && <EmptyState title={t('today.nothing')} text={t('today.nothingText')} />}
      <ul>
        {first.map((order) => (
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
              <p className="wrap-anywhere text-stone">{order.pieces.join(', ')}</p>
            </div>
            <div className="figures shrink-0 text-right">
              <p>{format.money(order.total_usd)}</p>
              <p className="text-stone">{t('today.until', { time: format.time(order.expires_at) })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
