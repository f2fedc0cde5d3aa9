import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { type CartLine, shownLine, type StoredLine } from '#server/domain/cart/cart-line.ts'
import { forSale, type PieceForSale } from '#server/domain/cart/refuse-unless-for-sale.ts'
import { touchOrMakeCart } from '#server/domain/cart/touch-cart.ts'
import { takeInPiece } from '#server/domain/catalog/find-row.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Wanted = { piece: PieceRef; quantity: number }

/**
 * Puts so many of a piece into the customer's cart, to those that are there (CART-04). Refuses what is not for sale, and
 * more than there is: all that the cart has of a piece counts together (CART-07, SEC-C5).
 */
export async function addToCart(ctx: ShopContext, { customerId }: Customer, { piece, quantity }: Wanted): Promise<CartLine> {
  const stored = await transaction(ctx.db, async (tx): Promise<StoredLine> => {
    const held = await touchOrMakeCart(tx, customerId, piece.id)
    const { cartId } = held
    const found = forSale(held.piece, piece, quantity)
    const line = await putIn(tx, cartId, found, quantity)
    if (!line) throw await whyNotPutIn(tx, cartId, found)
    return { ...line, piece: found }
  })
  await takeInPiece(ctx.catalog, stored.piece.id)
  const line = shownLine(ctx.catalog.current(), stored)
  if (!line) throw new CodedError('not-found')
  return line
}

async function putIn(tx: Tx, cartId: string, { id, priceCents, stock }: PieceForSale, quantity: number) {
  const { rows } = await sql<{ id: string; quantity: number; priceWasCents: number }>`
    insert into cart_line as line (cart_id, piece_id, quantity, price_cents)
    select ${cartId}::uuid, ${id}::integer, ${quantity}::integer, ${priceCents}::bigint
    where (select count(*) from cart_line where cart_id = ${cartId} and piece_id <> ${id}) < ${limits.cartLinesMax}
    on conflict (cart_id, piece_id) do update set quantity = line.quantity + excluded.quantity, price_cents = excluded.price_cents
      where line.quantity + excluded.quantity <= ${stock}
    returning id, quantity, price_cents as "priceWasCents"`.execute(tx)
  return rows[0]
}

async function whyNotPutIn(tx: Tx, cartId: string, { id, stock }: PieceForSale): Promise<CodedError> {
  const there = await tx
    .selectFrom('cart_line')
    .select('quantity')
    .where('cart_id', '=', cartId)
    .where('piece_id', '=', id)
    .executeTakeFirst()
  if (!there) return new CodedError('conflict', { reason: 'cart-full', values: { limit: limits.cartLinesMax } })
  return new CodedError('conflict', { reason: 'piece-all-in-cart', values: { stock } })
}
