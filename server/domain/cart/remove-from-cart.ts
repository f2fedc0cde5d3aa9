import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { touchCart } from '#server/domain/cart/touch-cart.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Removes a piece in any status from the cart. Throws `not-found` if the piece is not in the cart. */
export function removeFromCart(ctx: ShopContext, { customerId }: Customer, { cartId, piece }: { cartId: string; piece: PieceRef }) {
  return transaction(ctx.db, async (tx): Promise<void> => {
    const id = await touchCart(tx, customerId, cartId)
    if (!id) throw new CodedError('not-found')
    const removedLine = await tx
      .deleteFrom('cart_line')
      .using('piece')
      .whereRef('piece.id', '=', 'cart_line.piece_id')
      .where('cart_id', '=', id)
      .where('piece_id', '=', piece.id)
      .where('piece.kind', '=', piece.kind)
      .returning('cart_line.id')
      .executeTakeFirst()
    if (!removedLine) throw new CodedError('not-found')
  })
}
