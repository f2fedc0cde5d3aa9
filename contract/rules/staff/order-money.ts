import type { OrderStatus } from '#contract/rules/order-enums.ts'
import { splitCents } from '#contract/rules/split-cents.ts'
import type { PaymentKind } from '#contract/rules/staff/order-enums.ts'

type Money = {
  status: OrderStatus
  totalCents: number
  /** The refund value of accepted returns. */
  returnedCents: number
  payments: readonly { kind: PaymentKind; amountCents: number }[]
}

/** Returns the amounts of an order in cents: paid, refunded, due, and still to be refunded. */
export function orderMoney({ status, totalCents, returnedCents, payments }: Money) {
  const sumOf = (isWanted: (kind: PaymentKind) => boolean) =>
    payments.reduce((sum, { kind, amountCents }) => (isWanted(kind) ? sum + amountCents : sum), 0)
  const takenCents = sumOf((kind) => kind !== 'refund')
  const refundedCents = sumOf((kind) => kind === 'refund')
  const owedCents = status === 'cancelled' ? 0 : Math.max(0, totalCents - returnedCents)
  const difference = owedCents - (takenCents - refundedCents)
  return { takenCents, refundedCents, dueCents: Math.max(0, difference), toRefundCents: Math.max(0, -difference) }
}

/**
 * Returns the refund value of each line in cents: price × quantity, minus the line's share of the discount. Must match the database view
 * `order_line_worth`.
 */
export function worthOfLines(lines: readonly { priceCents: number; quantity: number }[], discountCents: number): number[] {
  const prices = lines.map(({ priceCents, quantity }) => priceCents * quantity)
  const discounts = splitCents(discountCents, prices)
  return prices.map((price, at) => price - (discounts[at] ?? 0))
}
