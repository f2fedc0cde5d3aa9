import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** Gives the pieces of an order back to the catalogue. */
export async function freePieces(tx: Tx, orderId: string): Promise<void> {
  await lockPiecesOf(tx, orderId)
  await sql`
    update piece p set held = p.held - l.quantity,
      status = case when p.status = 'reserved' and p.held = p.stock then 'available' else p.status end
    from order_line l where l.order_id = ${orderId} and l.is_active and p.id = l.piece_id`.execute(tx)
  await closeLines(tx, orderId)
}

/** The pieces of an order leave the shop for good: one of which none is left is sold. */
export async function sellPieces(tx: Tx, orderId: string): Promise<void> {
  await lockPiecesOf(tx, orderId)
  await sql`
    update piece p set held = p.held - l.quantity, stock = p.stock - l.quantity,
      status = case when p.stock = l.quantity then 'sold' else p.status end
    from order_line l where l.order_id = ${orderId} and l.is_active and p.id = l.piece_id`.execute(tx)
  await closeLines(tx, orderId)
}

/** The lines hold nothing any more: a piece that comes back to the shop may be ordered again. */
async function closeLines(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('order_line').set({ is_active: false }).where('order_id', '=', orderId).execute()
}

async function lockPiecesOf(tx: Tx, orderId: string): Promise<void> {
  await sql`
    select p.id from piece p join order_line l on l.piece_id = p.id
    where l.order_id = ${orderId} order by p.id for no key update of p`.execute(tx)
}
