import { offices } from '#contract/offices.ts'
import { clockTime } from '#contract/rules/dates.ts'
import { toCents } from '#contract/rules/money.ts'
import type { WritePayment } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { lockOrder } from '#server/domain/orders/change-status.ts'
import { notifyOwedBack } from '#server/domain/orders/notify-owed-back.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { assertPaymentFits } from '#server/domain/staff-orders/due-money.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'
import { findRefundedPayment } from '#server/domain/staff-orders/refunded-payment.ts'

/**
 * Records a payment or refund of an order; transfers no money. A refund belongs to one payment (see `findRefundedPayment`). A payment above
 * the due amount must be confirmed.
 */
export async function writePayment(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: StaffActor,
  orderId: string,
  payment: WritePayment,
): Promise<string> {
  const action = { name: 'order.payment', subject: await orderSubject(ctx.db, orderId) } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw new CodedError('not-found')
    await insertPayment(tx, { orderId, staffId: actor.staffId, now: new Date(ctx.now()) }, payment)
    await notifyOwedBack(tx, ctx, orderId, actor.staffId)
  })
  return actionId
}

/** Records a payment within another action, such as a deposit for a longer reservation. The order must be locked. */
export async function insertPayment(
  tx: Tx,
  { orderId, staffId, now }: { orderId: string; staffId: string; now: Date },
  { kind, amount_usd: amount, method, reference, paid_on: day, payment_id: named, is_above_due: isAboveDue = false }: WritePayment,
): Promise<void> {
  const cents = toCents(amount) ?? 0
  if (kind !== 'refund') await assertPaymentFits(tx, orderId, { cents, isAboveDue })
  const refunds = kind === 'refund' ? await findRefundedPayment(tx, orderId, { cents, named }) : null
  const payment = {
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
    .values({ ...payment, paid_on: day ?? clockTime(offices[0].timeZone, now).slice(0, 10) })
    .execute()
}
