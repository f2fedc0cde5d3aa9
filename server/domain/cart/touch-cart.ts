import { sql } from 'kysely'
import { ownCartId } from '#contract/cart.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'

/**
 * Locks a cart and increments its version. Returns the id of the cart; null if the customer has no cart yet. Throws `not-found` for another
 * customer's cart id.
 */
export async function touchCart(tx: Tx, customerId: string, cartId: string): Promise<string | null> {
  const cart = await tx
    .updateTable('cart')
    .set({ version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .$if(cartId !== ownCartId, (query) => query.where('id', '=', cartId))
    .returning('id')
    .executeTakeFirst()
  if (!cart && cartId !== ownCartId) throw new CodedError('not-found')
  return cart?.id ?? null
}
