import { sql } from 'kysely'
import type { DeliveryMethod } from '#contract/rules/delivery-fee.ts'
import type { OrderMode, OrderStatus } from '#contract/rules/order-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { consumeCredit } from '#server/domain/buybacks/buyback-credit.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { clearOrderedLines } from '#server/domain/orders/clear-ordered-lines.ts'
import type { OrderNotification } from '#server/domain/orders/order-notifications.ts'
import { canChangeStatus, type OrderActor } from '#server/domain/orders/order-states.ts'
import { releasePromo } from '#server/domain/orders/promo.ts'
import { emailKey, queueOrderEmail } from '#server/domain/orders/queue-order-email.ts'
import { releasePieces, sellPieces } from '#server/domain/orders/release-pieces.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestMovesAfterOrder } from '#server/domain/visits/request-visit-moves.ts'

export type LockedOrder = {
  id: string
  number: string
  status: OrderStatus
  mode: OrderMode
  delivery_method: DeliveryMethod
  customer_id: string
  created_at: Date
  expires_at: Date
  credit_buyback_id: number | null
}

type StaffStep = { staffId: string | null; actionId: string; reason?: string | undefined; emailText?: string | undefined }

export type StatusChange = {
  to: OrderStatus
  actor: OrderActor
  ctx: Pick<ShopContext, 'now' | 'ownerSettings'>
  /** The customer's notification. If a staff member changes the status, the email waits ten seconds, so that the change can be undone. */
  notification: OrderNotification | null
  by?: StaffStep
}

/** Reads an order and locks it until the transaction ends. Undefined if the order does not exist. */
export async function lockOrder(tx: Tx, id: string): Promise<LockedOrder | undefined> {
  return tx
    .selectFrom('shop_order')
    .select(['id', 'number', 'status', 'mode', 'delivery_method', 'customer_id', 'created_at', 'expires_at', 'credit_buyback_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Changes the status of a locked order with all consequences, in the caller's transaction. Throws `conflict` for a status that cannot
 * follow the current one. A cancelled order releases its pieces and its promo code. After a cancellation or shipment, requests the
 * transfers of the pieces that upcoming visits need in another office.
 */
export async function changeStatus(tx: Tx, order: LockedOrder, { to, actor, ctx, notification, by }: StatusChange): Promise<void> {
  const { id, status: from } = order
  const now = new Date(ctx.now())
  if (!canChangeStatus(from, to)) throw new CodedError('conflict', { reason: 'order-cannot-change', values: { from, to } })
  // shop-wide lock order: the cart before the pieces; a trigger on the update of the status locks the pieces
  // (0179_reservations_and_answers.sql)
  if (to === 'confirmed' && order.mode === 'crypto') await clearOrderedLines(tx, id, order.customer_id)
  const { numUpdatedRows } = await tx
    .updateTable('shop_order')
    .set({ status: to, edit_version: sql`edit_version + 1` })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new CodedError('conflict')
  const who = by ? { staff_id: by.staffId, action_id: Number(by.actionId), reason: by.reason ?? null } : {}
  await tx
    .insertInto('order_event')
    .values({ order_id: id, from_status: from, to_status: to, actor, created_at: now, ...who })
    .execute()
  const { credit_buyback_id: credit } = order
  // shop-wide lock order: the credit before the pieces
  if (to === 'shipped' && credit !== null)
    await consumeCredit(tx, { id: credit, orderNumber: order.number, staffId: by?.staffId ?? null, at: now })
  await applyStatusEffects(tx, id, to)
  if (to === 'cancelled' || to === 'shipped') await requestMovesAfterOrder(tx, id, { ctx, staffId: by?.staffId ?? null })
  if (!notification) return
  if (by) await queueOrderEmail(tx, { orderId: id, notification, text: by.emailText ?? null, staffId: by.staffId, now })
  else await enqueue(tx, 'order-notification', { order: id, occasion: notification }, { key: emailKey(id, notification) })
}

async function applyStatusEffects(tx: Tx, id: string, to: OrderStatus): Promise<void> {
  if (to === 'shipped') return sellPieces(tx, id)
  if (to !== 'cancelled') return
  await releasePieces(tx, id)
  await releasePromo(tx, id)
}
