import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/**
 * Removes from the cart what was paid by coin and stayed in it until now, in the ordered quantity. The cart
 * is locked before its lines, as in every change of it.
 */
export async function clearOrderedLines(tx: Tx, orderId: string, customerId: string): Promise<void> {
  const cart = await tx.selectFrom('cart').select('id').where('customer_id', '=', customerId).forUpdate().executeTakeFirst()
  if (!cart) return
  await sql`
    with ordered as (
      select piece_id, quantity from order_line where order_id = ${orderId}
    ), gone as (
      delete from cart_line line using ordered
      where line.cart_id = ${cart.id} and line.piece_id = ordered.piece_id and line.quantity <= ordered.quantity returning line.piece_id
    ), less as (
      update cart_line line set quantity = line.quantity - ordered.quantity from ordered
      where line.cart_id = ${cart.id} and line.piece_id = ordered.piece_id and line.quantity > ordered.quantity returning line.piece_id
    )
    update cart set version = version + 1
    where id = ${cart.id} and exists (select from gone union all select from less)`.execute(tx)
}
