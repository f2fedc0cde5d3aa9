import { formatPhone } from '#contract/rules/phone.ts'
import { priceText } from '#contract/rules/price-text.ts'
import type { ListedOrder } from '#server/domain/orders/list-all-orders.ts'
import { printable, tableText, when } from '#server/terminal-text.ts'

const titles = ['number', 'when', 'status', 'pays by', 'name', 'phone', 'total', 'time left'] as const
const hourMs = 3_600_000
const minuteMs = 60_000
const payment = { reserve: 'agreement', pay: 'card', crypto: 'coin' } as const

/** Orders as a table for a terminal, one line each; `now` in milliseconds. */
export function ordersTable(orders: readonly ListedOrder[], now: number): string {
  const rows = orders.map((order) => [
    order.number,
    when(order.created_at),
    order.status,
    payment[order.mode],
    printable(`${order.first_name} ${order.last_name}`),
    printable(formatPhone(order.phone)),
    priceText('en', order.total_cents),
    timeLeft(order, now),
  ])
  return tableText(titles, rows)
}

/** How long a reservation that nobody confirmed still lasts; nothing for an order that is past that. */
function timeLeft({ status, expires_at }: ListedOrder, now: number): string {
  if (status !== 'pending') return ''
  const leftMs = new Date(expires_at).getTime() - now
  if (leftMs <= 0) return 'over'
  return `${Math.floor(leftMs / hourMs)} h ${Math.floor((leftMs % hourMs) / minuteMs)} min`
}
