import { offices } from '#contract/offices.ts'
import { clockTime } from '#contract/rules/dates.ts'
import { toCents } from '#contract/rules/money.ts'
import type { WritePayment } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { lockOrder } from '#server/domain/orders/change-status.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'

/** Writes down money that was taken or given back; none moves by it. No more is given back than was taken. */
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
  })
  return actionId
}

/** The same within another action, such as a longer reservation for a deposit; the order is locked. */
export async function insertPayment(
  tx: Tx,
  { orderId, staffId, now }: { orderId: string; staffId: string; now: Date },
  { kind, amount_usd: amount, method, reference, paid_on: day }: WritePayment,
): Promise<void> {
  const cents = toCents(amount) ?? 0
  if (kind === 'refund') await assertRefundable(tx, orderId, cents)
  const payment = { order_id: orderId, kind, amount_cents: cents, method, reference: reference || null, staff_id: staffId, created_at: now }
  await tx
    .insertInto('order_payment')
    .values({ ...payment, paid_on: day ?? clockTime(offices[0].timeZone, now).slice(0, 10) })
    .execute()
}

async function assertRefundable(tx: Tx, orderId: string, cents: number): Promise<void> {
  const payments = await tx.selectFrom('order_payment').select(['kind', 'amount_cents']).where('order_id', '=', orderId).execute()
  const left = payments.reduce((sum, payment) => sum + (payment.kind === 'refund' ? -payment.amount_cents : payment.amount_cents), 0)
  if (cents <= left) return
  const reason = 'refund-too-large'
  throw new CodedError('invalid', { reason, fields: { amount_usd: reason }, values: { left: { cents: left } } })
}
