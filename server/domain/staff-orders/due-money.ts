import { toPriceUsd } from '#contract/rules/money.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { LockedOrder } from '#server/domain/orders/change-status.ts'
import type { StepRequest } from '#server/domain/staff-orders/assert-step-details.ts'

/** A payment of more than this multiple of the total is refused as a typing error. */
const farAboveTotal = 10

/**
 * Throws `conflict` for a payment above the due amount of a locked order, unless the staff have confirmed the payment (`isAboveDue`).
 * Throws `invalid` for a payment far above the total, even if it is confirmed.
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
 * Throws if the step hands out or ships pieces while money is due and no reason is given. The step that makes a pickup order ready for
 * pickup is allowed, because the pieces stay in the shop.
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
