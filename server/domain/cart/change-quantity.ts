import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { type ShownCartLine, showWrittenLine, type StoredLine } from '#server/domain/cart/cart-line.ts'
import { asOwnerOfHold } from '#server/domain/cart/own-holds.ts'
import { assertForSale, readPieceToSell } from '#server/domain/cart/pieces-to-sell.ts'
import { touchCart } from '#server/domain/cart/touch-cart.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type QuantityChange = { cartId: string; piece: PieceRef; quantity: number }

/**
 * Sets the quantity of a piece in the cart. Throws `not-found` if the piece is not in the cart, and another error if the quantity exceeds
 * the stock.
 */
export async function changeQuantity(
  ctx: ShopContext,
  { customerId }: Customer,
  { cartId, piece, quantity }: QuantityChange,
): Promise<ShownCartLine> {
  const storedLine = await transaction(ctx.db, async (tx): Promise<StoredLine> => {
    const id = await touchCart(tx, customerId, cartId)
    if (!id) throw new CodedError('not-found')
    const storedPiece = await readPieceToSell(tx, piece.id)
    const pieceForSale = assertForSale(storedPiece && (await asOwnerOfHold(tx, customerId, storedPiece, quantity)), piece, quantity)
    const line = await tx
      .updateTable('cart_line')
      .set({ quantity })
      .where('cart_id', '=', id)
      .where('piece_id', '=', pieceForSale.id)
      .returning(['id', 'quantity', 'price_cents as priceWasCents'])
      .executeTakeFirst()
    if (!line) throw new CodedError('not-found')
    return { ...line, piece: pieceForSale }
  })
  return showWrittenLine(ctx, storedLine)
}
