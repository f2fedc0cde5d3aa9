import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/**
 * Subtracts the quantities of a confirmed crypto order from the customer's cart, in which the pieces stay until the confirmation. Locks the
 * cart before its lines.
 */
export async function clearOrderedLines(tx: Tx, orderId: string, customerId: string): Promise<void> {
  const cart = await tx.selectFrom('cart').select('id').where('customer_id', '=', customerId).forUpdate().executeTakeFirst()
  if (!cart) return
  await sql`
    with ordered_lines as (
      select piece_id, quantity from order_line where order_id = ${orderId}
    ), lines_deleted as (
      delete from cart_line line using ordered_lines ordered
      where line.cart_id = ${cart.id} and line.piece_id = ordered.piece_id and line.quantity <= ordered.quantity returning line.piece_id
    ), lines_reduced as (
      update cart_line line set quantity = line.quantity - ordered.quantity from ordered_lines ordered
      where line.cart_id = ${cart.id} and line.piece_id = ordered.piece_id and line.quantity > ordered.quantity returning line.piece_id
    )
    update cart set version = version + 1
    where id = ${cart.id} and exists (select from lines_deleted union all select from lines_reduced)`.execute(tx)
}
