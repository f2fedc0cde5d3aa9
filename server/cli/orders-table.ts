import { minuteMs, hourMs } from '#contract/rules/durations.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { personName } from '#contract/rules/person-name.ts'
import { shownPhone } from '#contract/rules/phone.ts'
import { sanitizeForTerminal, formatTable, formatTerminalTime } from '#server/cli/terminal-text.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { OrderForStaff } from '#server/domain/orders/get-order-for-staff.ts'
import type { ListedOrder } from '#server/domain/orders/list-all-orders.ts'
import { destinationText, quoteRows, totalsPart } from '#server/domain/orders/order-email-parts.ts'

const titles = [
  'number',
  'when',
  'status',
  'time left',
  'pays by',
  'total',
  'pieces',
  'gets it by',
  'where',
  'name',
  'phone',
  'e-mail',
  'comment',
] as const
const commentMax = 40
const payment = { reserve: 'agreement', pay: 'card', crypto: 'coin' } as const

export function formatOrdersTable(orders: readonly ListedOrder[], lists: ReferenceLists, now: number): string {
  const rows = orders.map((order) => [
    order.number,
    formatTerminalTime(order.created_at),
    order.status,
    formatTimeLeft(order, now),
    payment[order.mode],
    formatCents('en', order.total_cents),
    String(order.piece_count ?? 0),
    order.delivery_method,
    sanitizeForTerminal(destinationText(order, lists, 'en')),
    sanitizeForTerminal(personName(order.first_name, order.last_name)),
    sanitizeForTerminal(shownPhone(order.phone)),
    sanitizeForTerminal(order.email),
    shorten(sanitizeForTerminal(order.comment ?? '')),
  ])
  return formatTable(titles, rows)
}

export function formatOrder({ order, events, lists }: OrderForStaff, now: number): string {
  const facts: [string, string][] = [
    ['number', order.number],
    ['status', order.status],
    ['when', formatTerminalTime(order.created_at)],
    ['reserved until', `${formatTerminalTime(order.expires_at)}${formatTimeLeft(order, now) && ` (${formatTimeLeft(order, now)})`}`],
    ...order.lines.map((line): [string, string] => {
      const name = [line.brand_name, line.model_name, line.reference].filter(Boolean).join(' ')
      return ['piece', `${line.quantity} × ${name}, ${formatCents('en', line.price_cents)} each (${line.kind} ${line.piece_id})`]
    }),
    ...totalsPart(order, 'en').rows.map(({ label, value }): [string, string] => [label.toLowerCase(), value]),
    ['pays by', payment[order.mode]],
    ...quoteRows(order, 'en').map(({ label, value }): [string, string] => [label, value]),
    ['gets it by', order.delivery_method],
    ['where', destinationText(order, lists, 'en')],
    ['name', personName(order.first_name, order.last_name)],
    ['phone', shownPhone(order.phone)],
    ['e-mail', order.email],
    ['comment', order.comment ?? ''],
    ['language', order.language],
    ['customer', order.customer_id],
    ...events.map((event): [string, string] => ['event', `${formatTerminalTime(event.created_at)}  ${event.to_status} by ${event.actor}`]),
  ]
  const filledFacts = facts.filter(([, value]) => value !== '')
  const width = Math.max(...filledFacts.map(([name]) => name.length))
  return filledFacts.map(([name, value]) => `${name.padEnd(width)}  ${sanitizeForTerminal(value, `\n${' '.repeat(width + 2)}`)}`).join('\n')
}

const shorten = (text: string) => (text.length > commentMax ? `${text.slice(0, commentMax - 1)}…` : text)

function formatTimeLeft({ status, expires_at }: Pick<ListedOrder, 'status' | 'expires_at'>, now: number): string {
  if (status !== 'pending') return ''
  const leftMs = new Date(expires_at).getTime() - now
  if (leftMs <= 0) return 'over'
  return `${Math.floor(leftMs / hourMs)} h ${Math.floor((leftMs % hourMs) / minuteMs)} min`
}
