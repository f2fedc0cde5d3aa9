import { sql } from 'kysely'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { readRowChanges } from '#server/domain/audit/read-row-changes.ts'
import { lockCredit, releaseCredit } from '#server/domain/buybacks/buyback-credit.ts'
import { lockOrder } from '#server/domain/orders/change-status.ts'
import { redeemPromoAgain } from '#server/domain/orders/promo.ts'
import { emailKey, withdrawOrderEmail } from '#server/domain/orders/queue-order-email.ts'
import { reservePiecesAgain, revertSale } from '#server/domain/orders/release-pieces.ts'
import { formerPromise } from '#server/domain/orders/renew-promise.ts'
import { rescheduleOrderJob } from '#server/domain/orders/reschedule-job.ts'
import { stepNotifications } from '#server/domain/staff-orders/take-step.ts'

/**
 * Undoes a step of the staff and restores the order. Throws `conflict` if the email of the step was sent, if the order has changed since,
 * if the pieces, credit or promo code of a cancelled order were used elsewhere, or if the traded-in piece of a shipped order was taken into
 * stock.
 */
export async function undoOrderStep(tx: Tx, { now }: { now: () => number }, step: { id: number; subject_id: string }): Promise<void> {
  const orderId = step.subject_id
  const order = await lockOrder(tx, orderId)
  if (!order) throw new CodedError('not-found')
  const last = await findLastEvent(tx, orderId)
  const from = last?.from_status
  if (last?.kind !== 'status' || last.action_id !== step.id || !from) throw new CodedError('conflict', { reason: 'step-not-last' })
  if (!(await withdrawStepEmail(tx, orderId, order.status))) throw new CodedError('conflict', { reason: 'step-email-gone' })
  if (order.status === 'shipped' && (await hasReturn(tx, orderId))) throw new CodedError('conflict', { reason: 'step-not-last' })
  if (from === 'pending' && (await isOverdue(tx, order, now()))) throw new CodedError('conflict', { reason: 'step-reservation-over' })
  if (order.status === 'cancelled' && order.credit_buyback_id !== null) await assertCredit(tx, order.credit_buyback_id)
  const changes = await readRowChanges(tx, step.id)
  await tx
    .updateTable('shop_order')
    .set({
      ...formerPromise(changes),
      status: from,
      edit_version: sql`edit_version + 1`,
      ...forgottenDetails[order.status],
    })
    .where('id', '=', orderId)
    .execute()
  if (order.status === 'shipped' && order.credit_buyback_id !== null) await returnCredit(tx, order.credit_buyback_id, new Date(now()))
  await undoEffects(tx, orderId, order.status)
  await cancelAskedMoves(
    tx,
    changes.flatMap(({ table_name, row_id }) => (table_name === 'piece_move' ? [row_id] : [])),
  )
  if (from === 'pending') await rescheduleOrderJob(tx, 'expire-order', orderId, order.expires_at)
  await recordUndo(tx, { orderId, from: order.status, to: from, now: new Date(now()) })
}

/** Whether a piece of the order was returned, or its return is open. Undoing the shipment would count such a piece twice. */
async function hasReturn(tx: Tx, orderId: string): Promise<boolean> {
  const known = tx.selectFrom('order_return').select('id').where('order_id', '=', orderId).where('state', '<>', 'refused')
  return (await known.executeTakeFirst()) !== undefined
}

/** Whether the order would expire at once if it were pending again: its reservation has ended, and nothing is paid. */
async function isOverdue(tx: Tx, order: { id: string; expires_at: Date }, now: number): Promise<boolean> {
  if (order.expires_at.getTime() > now) return false
  const paid = tx.selectFrom('order_payment').select('id').where('order_id', '=', order.id).limit(1)
  return (await paid.executeTakeFirst()) === undefined
}

/** Cancels the transfers that the step requested for visits, unless the pieces have already left. */
async function cancelAskedMoves(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length)
    await tx.updateTable('piece_move').set({ state: 'cancelled' }).where('id', 'in', ids).where('state', '=', 'asked').execute()
}

/** Finds the newest event of an order's history; only the newest can be undone. */
export const findLastEvent = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_event')
    .select(['kind', 'action_id', 'from_status', 'to_status'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type Undone = { orderId: string; from: OrderStatus; to: OrderStatus; now: Date }

/** Adds an `undone` event to the order's history, with the author of the running action. */
export async function recordUndo(tx: Tx, { orderId, from, to, now }: Undone): Promise<void> {
  await sql`
    insert into order_event (order_id, from_status, to_status, actor, kind, staff_id, action_id, created_at)
    select ${orderId}::uuid, ${from}, ${to}, 'staff', 'undone', staff_id, id, ${now}::timestamptz from audit_entry
    where id = current_setting('vitrine.audit_entry')::bigint`.execute(tx)
}

const forgottenDetails = {
  pending: {},
  confirmed: {},
  shipped: { carrier: null, tracking_number: null, insured_cents: null },
  delivered: { identity_seen: null },
  cancelled: { cancel_reason: null },
} as const satisfies Record<OrderStatus, object>

function withdrawStepEmail(tx: Tx, orderId: string, status: OrderStatus): Promise<boolean> {
  const notification = Object.values(stepNotifications).find((known) => known === status)
  return notification ? withdrawOrderEmail(tx, emailKey(orderId, notification)) : Promise.resolve(true)
}

async function assertCredit(tx: Tx, id: number): Promise<void> {
  await lockCredit(tx, id).catch((error: unknown) => {
    throw error instanceof CodedError ? new CodedError('conflict', { reason: 'step-credit-gone' }) : error
  })
}

async function returnCredit(tx: Tx, id: number, at: Date): Promise<void> {
  if (!(await releaseCredit(tx, id, at))) throw new CodedError('conflict', { reason: 'step-credit-stocked' })
}

async function undoEffects(tx: Tx, orderId: string, status: OrderStatus): Promise<void> {
  if (status === 'shipped') return revertSale(tx, orderId)
  if (status !== 'cancelled') return
  if (!(await reservePiecesAgain(tx, orderId))) throw new CodedError('conflict', { reason: 'step-pieces-gone' })
  if (!(await redeemPromoAgain(tx, orderId))) throw new CodedError('conflict', { reason: 'step-promo-gone' })
}
