import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { readRowChanges } from '#server/domain/audit/read-row-changes.ts'
import { lockOrder } from '#server/domain/orders/change-status.ts'
import { releasePieces, revertSale } from '#server/domain/orders/release-pieces.ts'
import { type HoldContext, reopenHolds } from '#server/domain/pieces/holds.ts'
import { findLastEvent, recordUndo } from '#server/domain/staff-orders/undo-order-step.ts'
import { requestMovesAfterOrder } from '#server/domain/visits/request-visit-moves.ts'

/**
 * Undoes a sale in the office: deletes its payment, cancels its order, and offers its piece for sale again. If the sale ended a hold on the
 * piece, reopens the hold. Clears the submit key, so that a repeated submit sells the piece again. Throws `conflict` if the order has
 * changed after the sale, for example by another payment or a return.
 */
export async function undoOfficeSale(tx: Tx, ctx: HoldContext, sale: { id: number; subject_id: string }): Promise<void> {
  const orderId = sale.subject_id
  const order = await lockOrder(tx, orderId)
  if (!order) throw new CodedError('not-found')
  const last = await findLastEvent(tx, orderId)
  if (last?.kind !== 'status' || last.action_id !== sale.id) throw new CodedError('conflict', { reason: 'step-not-last' })
  const { rows } = await sql<{ isSame: boolean }>`
    select (select count(*) = 1 from order_payment where order_id = ${orderId})
      and not exists (select from order_return where order_id = ${orderId}) as "isSame"`.execute(tx)
  if (!rows[0]?.isSame) throw new CodedError('conflict', { reason: 'sale-changed' })
  await tx.deleteFrom('order_payment').where('order_id', '=', orderId).execute()
  await tx
    .updateTable('shop_order')
    .set({ status: 'cancelled', identity_seen: null, submit_key: null, submit_digest: null, edit_version: sql`edit_version + 1` })
    .where('id', '=', orderId)
    .execute()
  await revertSale(tx, orderId)
  await releasePieces(tx, orderId)
  const changes = await readRowChanges(tx, sale.id)
  const endedHolds = changes.flatMap(({ table_name, row_id }) => (table_name === 'piece_hold' ? [row_id] : []))
  await reopenHolds(tx, ctx, endedHolds)
  await requestMovesAfterOrder(tx, orderId, { ctx, staffId: null })
  await recordUndo(tx, { orderId, from: order.status, to: 'cancelled', now: new Date(ctx.now()) })
}
