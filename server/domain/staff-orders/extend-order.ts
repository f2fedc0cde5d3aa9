import { clockTime } from '#contract/rules/dates.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { extensionStart } from '#contract/rules/staff/extension-start.ts'
import type { ExtendOrder } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { StaffOrderReason } from '#server/context/staff-order-reasons.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { type LockedOrder, lockOrder } from '#server/domain/orders/change-status.ts'
import { coinReminderTime } from '#server/domain/orders/coin-reminder-time.ts'
import { notifyOwedBack } from '#server/domain/orders/notify-owed-back.ts'
import { queueOrderEmail } from '#server/domain/orders/queue-order-email.ts'
import { extendHold } from '#server/domain/orders/renew-promise.ts'
import { rescheduleOrderJob } from '#server/domain/orders/reschedule-job.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { orderSubject } from '#server/domain/staff-orders/order-subject.ts'
import { insertPayment } from '#server/domain/staff-orders/write-payment.ts'

/** Maximum length of a reservation after an owner has extended it. */
const ownerMaxDays = 90

/** The latest possible end of a reservation, unless an owner extends it. */
export const reservationMax = (createdAt: Date, { ownerSettings }: Pick<ShopContext, 'ownerSettings'>): Date =>
  addDays(createdAt, ownerSettings().reservation_max_days)

const addDays = (date: Date, days: number) => new Date(date.getTime() + days * dayMs)

/**
 * Extends the reservation of a pending order by hours or to a time, with or without a deposit. Also recomputes the order's delivery
 * promise. The new end is never earlier than the time when the pieces can be collected. Notifies the customer if `email` is `send`. Returns
 * the id of the action.
 */
export async function extendOrder(
  ctx: Pick<ShopContext, 'db' | 'now' | 'catalog' | 'company' | 'ownerSettings'>,
  actor: StaffActor,
  orderId: string,
  request: ExtendOrder,
): Promise<string> {
  const action = { name: 'order.extend', subject: await orderSubject(ctx.db, orderId) } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx, entry) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new CodedError('not-found')
    const now = new Date(ctx.now())
    const until = await extendHold(tx, ctx, orderId, askedEnd(ctx, actor, order, request))
    await moveReservationJobs(tx, { ...order, expires_at: until }, ctx)
    const { deposit, email, email_text: text = null } = request
    await tx
      .insertInto('order_event')
      .values({
        order_id: orderId,
        from_status: order.status,
        to_status: order.status,
        actor: 'staff',
        kind: 'extended',
        created_at: now,
        staff_id: actor.staffId,
        action_id: Number(entry),
        details: JSON.stringify({ until: until.toISOString() }),
      })
      .execute()
    if (deposit) await insertPayment(tx, { orderId, staffId: actor.staffId, now }, { kind: 'deposit', ...deposit })
    if (deposit) await notifyOwedBack(tx, ctx, orderId, actor.staffId)
    const notice = { orderId, notification: 'extended', suffix: entry, text, staffId: actor.staffId, now } as const
    if (email === 'send') await queueOrderEmail(tx, notice)
  })
  return actionId
}

/**
 * Returns the end of a reservation after an extension. Throws if the order cannot be extended, or if that end is too early or too late.
 */
export function askedEnd(
  ctx: Pick<ShopContext, 'now' | 'ownerSettings'>,
  actor: StaffActor,
  order: Pick<LockedOrder, 'status' | 'created_at' | 'expires_at'>,
  { hours, until }: ExtendOrder,
): Date {
  const latest = actor.roles.includes('owner') ? addDays(order.created_at, ownerMaxDays) : reservationMax(order.created_at, ctx)
  if (order.status !== 'pending') throw new CodedError('conflict', { reason: 'reservation-over' })
  const from = extensionStart(order.expires_at.getTime(), ctx.now())
  const end = until ? new Date(until) : new Date(from + (hours ?? 24) * hourMs)
  if (end.getTime() <= from) throwUntil('reservation-shorter', new Date(from))
  if (end > latest) throwUntil('reservation-too-long', latest)
  return end
}

function throwUntil(reason: StaffOrderReason, until: Date): never {
  throw new CodedError('invalid', { reason, fields: { until: reason }, values: { until: clockTime('Europe/Moscow', until) } })
}

/** Reschedules the jobs of a reservation after a change of its end. */
export async function moveReservationJobs(tx: Tx, order: LockedOrder, ctx: Pick<ShopContext, 'ownerSettings'>): Promise<void> {
  await rescheduleOrderJob(tx, 'expire-order', order.id, order.expires_at)
  if (order.mode === 'crypto') await rescheduleOrderJob(tx, 'coin-order-reminder', order.id, coinReminderTime(order, ctx))
}
