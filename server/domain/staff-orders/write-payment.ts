import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { toCents } from '#contract/rules/money.ts'
import type { WritePayment } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { lockOrder } from '#server/domain/orders/change-status.ts'
import { notifyOwedBack } from '#server/domain/orders/notify-owed-back.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'
import { assertPaymentFits } from '#server/domain/staff-orders/due-money.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'
import { findRefundedPayment } from '#server/domain/staff-orders/refunded-payment.ts'

/**
 * Records a payment or refund of an order; transfers no money. A refund belongs to one payment (see `findRefundedPayment`). A payment above
 * the due amount must be confirmed. Idempotent by `id`: a repetition returns null. Throws `unprocessable` if the id was recorded with other
 * details.
 */
export async function writePayment(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: StaffActor,
  orderId: string,
  payment: WritePayment,
): Promise<string | null> {
  const action = { name: 'order.payment', subject: await orderSubject(ctx.db, orderId) } as const
  try {
    const { actionId } = await runAction(ctx, actor, action, async (tx) => {
      if (!(await lockOrder(tx, orderId))) throw new CodedError('not-found')
      if (await isRecorded(tx, orderId, payment)) throw new KnownPaymentError()
      await insertPayment(tx, { orderId, staffId: actor.staffId, now: new Date(ctx.now()) }, payment)
      await notifyOwedBack(tx, ctx, orderId, actor.staffId)
    })
    return actionId
  } catch (error) {
    if (error instanceof KnownPaymentError) return null
    throw error
  }
}

/** Thrown to roll back the action of a repeated payment, so that the payment leaves no second audit entry. */
class KnownPaymentError extends Error {}

async function isRecorded(tx: Tx, orderId: string, asked: WritePayment): Promise<boolean> {
  const { id, kind, amount_usd: amount, method, reference, paid_on: day, payment_id: refunds } = asked
  if (!id) return false
  const known = await tx
    .selectFrom('order_payment')
    .select(['order_id', 'kind', 'amount_cents', 'method', 'reference', 'refunds', sql<string>`paid_on::text`.as('paid_on')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) return false
  const stored = { ...known, amount_cents: Number(known.amount_cents) }
  const same = { ...stored, order_id: orderId, kind, amount_cents: toCents(amount), method, reference: reference || null }
  const isSame = isDeepStrictEqual(stored, {
    ...same,
    ...(day ? { paid_on: day } : {}),
    ...(kind === 'refund' && refunds ? { refunds } : {}),
  })
  if (!isSame) throw new CodedError('unprocessable', { reason: 'payment-recorded' })
  return true
}

/** Records a payment within another action. For example, an extension may include a deposit. The order must be locked. */
export async function insertPayment(
  tx: Tx,
  { orderId, staffId, now }: { orderId: string; staffId: string; now: Date },
  { id, kind, amount_usd: amount, method, reference, paid_on: day, payment_id: named, is_above_due: isAboveDue = false }: WritePayment,
): Promise<void> {
  const cents = toCents(amount) ?? 0
  if (kind !== 'refund') await assertPaymentFits(tx, orderId, { cents, isAboveDue })
  const refunds = kind === 'refund' ? await findRefundedPayment(tx, orderId, { cents, named }) : null
  const payment = {
    ...(id ? { id } : {}),
    order_id: orderId,
    kind,
    refunds,
    amount_cents: cents,
    method,
    reference: reference || null,
    staff_id: staffId,
    created_at: now,
  }
  await tx
    .insertInto('order_payment')
    .values({ ...payment, paid_on: day ?? shopToday(now) })
    .execute()
}
