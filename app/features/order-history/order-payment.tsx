import { findOrderOffice } from '#app/client/order-office.ts'
import { Reservation } from '#app/features/order-history/reservation.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Order } from '#contract/order.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'

type Props = { order: Pick<Order, 'status' | 'delivery' | 'expires_at' | 'received_price' | 'due_price' | 'owed_back_price'> }

/** Shows when the reservation of an order ends and, after a payment, the sums received, due or to be refunded. */
export function OrderPayment({ order }: Props) {
  const { language, t } = useI18n()
  const sum = (price: string) => formatCents(language, toCents(price) ?? 0)
  const note = 'figures text-13 text-stone'
  if (toCents(order.owed_back_price) !== null)
    return <p className={note}>{t('history.orderCard.owedBack', { sum: sum(order.owed_back_price) })}</p>
  if (order.status !== 'pending') return null
  if (order.expires_at) return <Reservation expiresAt={order.expires_at} office={findOrderOffice(order.delivery, language).key} />
  if (toCents(order.due_price) === null) return <p className={note}>{t('history.orderCard.paidInFull')}</p>
  return <p className={note}>{t('history.orderCard.paid', { received: sum(order.received_price), due: sum(order.due_price) })}</p>
}
