import { toPriceUsd } from '#contract/rules/money.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { LockedOrder } from '#server/domain/orders/change-status.ts'
import type { StepRequest } from '#server/domain/staff-orders/assert-step-details.ts'

/** A payment of more than this many times the total is a typing error. */
const farAboveTotal = 10

/**
 * Throws `conflict` for a payment above the due amount of a locked order unless the staff confirm it. Always throws `invalid` for a payment
 * far above the total.
 */
export async function assertPaymentFits(tx: Tx, orderId: string, { cents, isAboveDue }: { cents: number; isAboveDue: boolean }) {
  const { due_cents: due, total_cents: total } = await readMoney(tx, orderId)
  if (cents > farAboveTotal * total) {
    const reason = 'payment-far-above'
    throw new CodedError('invalid', { reason, fields: { amount_usd: reason }, values: { total: { cents: total } } })
  }
  if (cents > due && !isAboveDue)
    throw new CodedError('conflict', { reason: 'payment-above-due', values: { due: { cents: due } }, body: { due_usd: toPriceUsd(due) } })
}

/**
 * Throws if pieces would leave the shop while money is due and no reason is given. An order that is only ready for pickup has not left yet.
 */
export async function assertDueExplained(tx: Tx, { id, delivery_method: method }: LockedOrder, { step, reason }: StepRequest) {
  const isLeaving = step === 'deliver' || (step === 'ship' && method === 'delivery')
  if (!isLeaving || reason) return
  const { due_cents: due } = await readMoney(tx, id)
  if (due === 0) return
  const needed = 'due-reason-needed'
  throw new CodedError('invalid', { reason: needed, fields: { reason: needed }, values: { due: { cents: due } } })
}

async function readMoney(tx: Tx, orderId: string) {
  return tx.selectFrom('order_listing').select(['due_cents', 'total_cents']).where('order_id', '=', orderId).executeTakeFirstOrThrow()
}
