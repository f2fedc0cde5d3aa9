import type { OrderStatus } from '#contract/rules/order-enums.ts'
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

/** What a line is worth when it comes back: its price, less its share of the order's discount. */
export function returnedLineCents(
  line: { priceCents: number; quantity: number },
  order: { goodsCents: number; discountCents: number },
): number {
  const price = line.priceCents * line.quantity
  return Math.round((price * (order.goodsCents - order.discountCents)) / order.goodsCents)
}
