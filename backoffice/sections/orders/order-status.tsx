import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge, type Tone } from '#backoffice/ui/badge.tsx'
import type { OrderStatus } from '#contract/rules/order-enums.ts'

const tones: Record<OrderStatus, Tone> = {
  pending: 'attention',
  confirmed: 'plain',
  shipped: 'plain',
  delivered: 'good',
  cancelled: 'quiet',
}

type Props = { order: { status: OrderStatus; delivery_method: 'pickup' | 'delivery' } }

export function OrderStatusBadge({ order }: Props) {
  return <Badge tone={tones[order.status]}>{useStatusName()(order)}</Badge>
}

/** Returns the label of an order's status. An order shipped to an office is labeled as ready for pickup. */
export function useStatusName() {
  const { t } = useI18n()
  return ({ status, delivery_method: method }: Props['order']) =>
    status === 'shipped' && method === 'pickup' ? t('orders.readyForPickup') : t(`orders.status.${status}`)
}

const isPast = (iso: string) => Date.parse(iso) <= Date.now()

export function TimeLeft({ expiresAt, isShort }: { expiresAt: string | null; isShort?: boolean }) {
  const { t } = useI18n()
  const { distance } = useFormat(useOfficeTimeZone().timeZone)
  if (!expiresAt) return null
  const leftText = (left: string) => (isShort ? left : t('orders.left', { distance: left }))
  const isOver = isPast(expiresAt)
  return (
    <time dateTime={expiresAt} className={`figures text-12 ${isOver ? 'text-oxblood' : 'text-stone'}`}>
      {isOver ? t('orders.over') : leftText(distance(expiresAt))}
    </time>
  )
}
