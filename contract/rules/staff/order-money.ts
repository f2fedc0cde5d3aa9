import type { OrderStatus } from '#contract/rules/order-enums.ts'
import { splitCents } from '#contract/rules/split-cents.ts'
import type { PaymentKind } from '#contract/rules/staff/order-enums.ts'

type Money = {
  status: OrderStatus
  totalCents: number
  /** What accepted returns are worth. */
  returnedCents: number
  payments: readonly { kind: PaymentKind; amountCents: number }[]
}

/** What was taken and given back, what is due, and what should still be given back, in cents. */
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
 * What each line is worth when it comes back, in cents: its price, less its share of the order's discount. All lines together are worth the
 * goods less the discount. The view `order_line_worth` has the same in the database.
 */
export function worthOfLines(lines: readonly { priceCents: number; quantity: number }[], discountCents: number): number[] {
  const prices = lines.map(({ priceCents, quantity }) => priceCents * quantity)
  const discounts = splitCents(discountCents, prices)
  return prices.map((price, at) => price - (discounts[at] ?? 0))
}
