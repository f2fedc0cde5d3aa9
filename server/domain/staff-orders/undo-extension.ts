import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { readRowChanges } from '#server/domain/audit/read-row-changes.ts'
import { lockOrder } from '#server/domain/orders/change-status.ts'
import { emailKey, withdrawOrderEmail } from '#server/domain/orders/queue-order-email.ts'
import { formerPromise } from '#server/domain/orders/renew-promise.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { moveReservationJobs } from '#server/domain/staff-orders/extend-order.ts'
import { findLastEvent, recordUndo } from '#server/domain/staff-orders/undo-order-step.ts'

/**
 * Undoes an extension: restores the earlier end of the reservation and deletes the deposit of the extension. Throws `conflict` if the
 * earlier end has passed, if the email of the extension was sent, or if another event followed in the history of the order.
 */
export async function undoExtension(
  tx: Tx,
  ctx: Pick<ShopContext, 'now' | 'ownerSettings'>,
  { id: entryId, subject_id: orderId }: { id: number; subject_id: string },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new CodedError('not-found')
  const last = await findLastEvent(tx, orderId)
  if (last?.kind !== 'extended' || last.action_id !== entryId) throw new CodedError('conflict', { reason: 'step-not-last' })
  const changes = await readRowChanges(tx, entryId)
  const earlierEnd = changes.find(({ table_name }) => table_name === 'shop_order')?.before?.expires_at
  const now = new Date(ctx.now())
  const end = new Date(String(earlierEnd))
  if (!(end > now)) throw new CodedError('conflict', { reason: 'reservation-over' })
  const isWithdrawn = await withdrawOrderEmail(tx, emailKey(orderId, 'extended', String(entryId)))
  if (!isWithdrawn) throw new CodedError('conflict', { reason: 'step-email-gone' })
  await tx
    .updateTable('shop_order')
    .set({ ...formerPromise(changes), expires_at: end, edit_version: sql`edit_version + 1` })
    .where('id', '=', orderId)
    .execute()
  const deposits = changes.flatMap(({ table_name, row_id }) => (table_name === 'order_payment' ? [row_id] : []))
  if (deposits.length) await tx.deleteFrom('order_payment').where('id', 'in', deposits).execute()
  await moveReservationJobs(tx, { ...order, expires_at: end }, ctx)
  await recordUndo(tx, { orderId, from: order.status, to: order.status, now })
}
