import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** Ends the reservation of an order's pieces and puts them on sale again. */
export async function releasePieces(tx: Tx, orderId: string): Promise<void> {
  await lockPiecesOf(tx, orderId)
  await sql`
    update piece p set held = p.held - l.quantity,
      status = case when p.status = 'reserved' and p.held = p.stock then 'available' else p.status end
    from order_line l where l.order_id = ${orderId} and l.is_active and p.id = l.piece_id`.execute(tx)
  await closeLines(tx, orderId)
}

/** Subtracts the pieces of an order from the stock. A piece without remaining stock becomes sold. */
export async function sellPieces(tx: Tx, orderId: string): Promise<void> {
  await lockPiecesOf(tx, orderId)
  await sql`
    update piece p set held = p.held - l.quantity, stock = p.stock - l.quantity,
      status = case when p.stock = l.quantity then 'sold' else p.status end
    from order_line l where l.order_id = ${orderId} and l.is_active and p.id = l.piece_id`.execute(tx)
  await closeLines(tx, orderId)
}

/** Undoes `sellPieces`: reserves the pieces for the order again. */
export async function revertSale(tx: Tx, orderId: string): Promise<void> {
  await lockPiecesOf(tx, orderId)
  await sql`
    update piece p set held = p.held + l.quantity, stock = p.stock + l.quantity,
      status = case when p.status = 'sold' and p.held = p.stock then 'reserved' else p.status end
    from order_line l where l.order_id = ${orderId} and p.id = l.piece_id`.execute(tx)
  await openLines(tx, orderId)
}

/**
 * Undoes `releasePieces`: reserves the pieces for the order again. If one of the pieces is not available, reserves none and returns false.
 */
export async function reservePiecesAgain(tx: Tx, orderId: string): Promise<boolean> {
  await lockPiecesOf(tx, orderId)
  const { rows } = await sql<{ isGone: boolean }>`
    select exists (
      select from order_line l join piece p on p.id = l.piece_id
      where l.order_id = ${orderId} and (p.status <> 'available' or p.stock - p.held < l.quantity)
    ) as "isGone"`.execute(tx)
  if (rows[0]?.isGone) return false
  await sql`
    update piece p set held = p.held + l.quantity, status = case when p.held + l.quantity = p.stock then 'reserved' else p.status end
    from order_line l where l.order_id = ${orderId} and p.id = l.piece_id`.execute(tx)
  await openLines(tx, orderId)
  return true
}

async function openLines(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('order_line').set({ is_active: true }).where('order_id', '=', orderId).execute()
}

async function closeLines(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('order_line').set({ is_active: false }).where('order_id', '=', orderId).execute()
}

async function lockPiecesOf(tx: Tx, orderId: string): Promise<void> {
  await sql`
    select p.id from piece p join order_line l on l.piece_id = p.id
    where l.order_id = ${orderId} order by p.id for no key update of p`.execute(tx)
}
