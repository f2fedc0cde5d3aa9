import { CodedError } from '#server/context/coded-error.ts'
import type { StaffOrderReason } from '#server/context/staff-order-reasons.ts'
import type { Tx } from '#server/db/database.ts'

type Left = { id: string; leftCents: number }

/**
 * Finds the payment to refund: `named` if it is given, otherwise the newest payment whose remaining amount covers the refund. The order
 * must be locked. Throws if the refund exceeds the remaining amount of the order or of `named`, if `named` is unknown, or if no single
 * payment covers the refund.
 */
export async function findRefundedPayment(tx: Tx, orderId: string, { cents, named }: { cents: number; named: string | undefined }) {
  const rows = await tx
    .selectFrom('order_payment')
    .select(['id', 'kind', 'amount_cents', 'refunds'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const payments = refundableAmounts(rows)
  const net = rows.reduce((sum, { kind, amount_cents: amount }) => (kind === 'refund' ? sum - amount : sum + amount), 0)
  if (cents > net) throwInvalid('refund-too-large', 'amount_usd', net)
  if (named !== undefined) {
    const payment = payments.find(({ id }) => id === named)
    if (!payment) throwInvalid('refund-payment-unknown', 'payment_id', net)
    if (cents > payment.leftCents) throwInvalid('refund-above-payment', 'amount_usd', payment.leftCents)
    return payment.id
  }
  const newest = payments.findLast(({ leftCents }) => leftCents >= cents)
  if (!newest) throwInvalid('refund-in-parts', 'payment_id', net)
  return newest.id
}

/** Returns the amount of each payment that is not yet refunded, in cents. */
export function refundableAmounts(rows: readonly { id: string; kind: string; amount_cents: number; refunds: string | null }[]): Left[] {
  const refundsByPayment = Map.groupBy(rows, ({ refunds }) => refunds)
  return rows
    .filter(({ kind }) => kind !== 'refund')
    .map(({ id, amount_cents: cents }) => ({
      id,
      leftCents: (refundsByPayment.get(id) ?? []).reduce((left, refund) => left - refund.amount_cents, cents),
    }))
}

function throwInvalid(reason: StaffOrderReason, field: string, leftCents: number): never {
  throw new CodedError('invalid', { reason, fields: { [field]: reason }, values: { left: { cents: leftCents } } })
}
