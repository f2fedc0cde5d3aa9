import type { ListedOrder } from '#backoffice/client/orders.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { OrderBadges } from '#backoffice/sections/orders/order-badges.tsx'
import { OrderStatusBadge, TimeLeft } from '#backoffice/sections/orders/order-status.tsx'
import { OrderedPieces } from '#backoffice/sections/orders/ordered-pieces.tsx'
import type { Column } from '#backoffice/ui/data-list/columns.ts'
import type { StaffOrderOrdering } from '#contract/rules/staff/order-enums.ts'

export const orderings = new Map<string, StaffOrderOrdering>([
  ['-created', 'newest'],
  ['created', 'oldest'],
  ['expires', 'expires'],
  ['-expires', 'expires'],
  ['-total', 'total_desc'],
  ['total', 'total_asc'],
])

export function useOrderColumns(): Column<ListedOrder>[] {
  const { t } = useI18n()
  const { money, time } = useFormat(useOfficeTimeZone().timeZone)
  return [
    {
      key: 'number',
      title: t('orders.column.number'),
      width: 'minmax(128px,160px)',
      render: (order) => (
        <span className="flex items-center gap-2">
          <span className="figures">{order.number}</span>
          <OrderBadges order={order} />
        </span>
      ),
    },
    {
      key: 'status',
      title: t('orders.column.status'),
      width: 'minmax(148px,1.1fr)',
      sort: 'expires',
      render: (order) => (
        <span className="flex min-w-0 items-baseline gap-2 truncate">
          <OrderStatusBadge order={order} />
          <TimeLeft expiresAt={order.expires_at} isShort />
        </span>
      ),
    },
    {
      key: 'customer',
      title: t('orders.column.customer'),
      width: 'minmax(92px,1fr)',
      render: ({ name }) => <span className="truncate">{name}</span>,
    },
    {
      key: 'pieces',
      title: t('orders.column.pieces'),
      width: 'minmax(140px,3fr)',
      render: ({ pieces }) => <OrderedPieces pieces={pieces} />,
    },
    {
      key: 'place',
      title: t('orders.column.place'),
      width: 'minmax(90px,0.8fr)',
      from: 'xl',
      render: ({ place }) => <span className="truncate text-stone">{place}</span>,
    },
    {
      key: 'total',
      title: t('orders.column.total'),
      width: '104px',
      align: 'end',
      sort: 'total',
      render: ({ total_usd }) => money(total_usd),
    },
    {
      key: 'due',
      title: t('orders.column.due'),
      width: '104px',
      from: 'lg',
      align: 'end',
      render: ({ due_usd: due, status }) =>
        Number(due) > 0 ? money(due) : <span className="text-stone">{status === 'cancelled' ? '—' : t('orders.paid')}</span>,
    },
    {
      key: 'created',
      title: t('orders.column.created'),
      width: '128px',
      align: 'end',
      sort: 'created',
      from: 'xl',
      render: ({ created_at: at }) => <span className="text-stone">{time(at)}</span>,
    },
  ]
}
