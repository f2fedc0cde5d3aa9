import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { type CartLine, shownLine, type StoredLine } from '#server/domain/cart/cart-line.ts'
import { refuseUnlessForSale } from '#server/domain/cart/refuse-unless-for-sale.ts'
import { touchCart } from '#server/domain/cart/touch-cart.ts'
import { takeInPiece } from '#server/domain/catalog/find-row.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Wanted = { cartId: string; piece: PieceRef; quantity: number }

/** Says how many of a piece the cart shall have; more than there is, is refused (CART-05, CART-07). */
export async function changeQuantity(ctx: ShopContext, { customerId }: Customer, { cartId, piece, quantity }: Wanted): Promise<CartLine> {
  const stored = await transaction(ctx.db, async (tx): Promise<StoredLine> => {
    const id = await touchCart(tx, customerId, cartId)
    if (!id) throw new CodedError('not-found')
    const found = await refuseUnlessForSale(tx, piece, quantity)
    const line = await tx
      .updateTable('cart_line')
      .set({ quantity })
      .where('cart_id', '=', id)
      .where('piece_id', '=', found.id)
      .returning(['id', 'quantity', 'price_cents as priceWasCents'])
      .executeTakeFirst()
    if (!line) throw new CodedError('not-found')
    return { ...line, piece: found }
  })
  await takeInPiece(ctx.catalog, stored.piece.id)
  const line = shownLine(ctx.catalog.current(), stored)
  if (!line) throw new CodedError('not-found')
  return line
}
