import type { ListedOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { OrderBadges } from '#backoffice/sections/orders/order-badges.tsx'
import { OrderStatusBadge, TimeLeft } from '#backoffice/sections/orders/order-status.tsx'
import { PiecesOfCard } from '#backoffice/sections/orders/ordered-pieces.tsx'

export function OrderRowCard({ order }: { order: ListedOrder }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const due = Number(order.due_usd) > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span className="flex items-center gap-2">
          <span className="figures font-medium">{order.number}</span>
          <OrderBadges order={order} />
        </span>
        <span className="figures">{money(order.total_usd)}</span>
      </div>
      <div className="min-w-0 text-14">
        <PiecesOfCard pieces={order.pieces} />
      </div>
      <div className="flex items-baseline justify-between gap-x-3 text-13 text-stone">
        <span className="min-w-0 truncate">{[order.name, order.place].filter(Boolean).join(' · ')}</span>
        {order.status !== 'cancelled' && (
          <span className={`figures shrink-0 ${due ? 'text-ink' : ''}`}>
            {due ? `${t('orders.due')}: ${money(order.due_usd)}` : t('orders.paid')}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2 text-13">
        <OrderStatusBadge order={order} />
        <TimeLeft expiresAt={order.expires_at} />
      </div>
    </div>
  )
}
