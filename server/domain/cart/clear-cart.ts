import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { touchCart } from '#server/domain/cart/touch-cart.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Empties the cart. Does nothing if the customer has no cart yet. Throws `not-found` for the id of another cart. */
export function clearCart(ctx: ShopContext, { customerId }: Customer, cartId: string): Promise<void> {
  return transaction(ctx.db, async (tx) => {
    const id = await touchCart(tx, customerId, cartId)
    if (id) await tx.deleteFrom('cart_line').where('cart_id', '=', id).execute()
  })
}
