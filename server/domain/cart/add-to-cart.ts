import { sql } from 'kysely'
import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { timeAfter } from '#server/db/time-after.ts'
import { transaction } from '#server/db/transaction.ts'
import { type ShownCartLine, showWrittenLine, type StoredLine } from '#server/domain/cart/cart-line.ts'
import { asOwnerOfHold } from '#server/domain/cart/own-holds.ts'
import { assertForSale, type PieceForSale, type PieceToSell, toPieceToSell, type RowToSell } from '#server/domain/cart/pieces-to-sell.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export const cartLinesMax = 100

type CartAddition = { piece: PieceRef; quantity: number }

/**
 * Adds a quantity of a piece to the customer's cart. Throws if the piece is not for sale, if the quantity in the cart would exceed the
 * stock, or if the cart would have more than `cartLinesMax` pieces.
 */
export async function addToCart(ctx: ShopContext, { customerId }: Customer, { piece, quantity }: CartAddition): Promise<ShownCartLine> {
  const storedLine = await transaction(ctx.db, async (tx): Promise<StoredLine> => {
    const cartAndPiece = await touchOrCreateCart(tx, customerId, piece.id)
    const { cartId } = cartAndPiece
    const pieceForSale = assertForSale(
      cartAndPiece.piece && (await asOwnerOfHold(tx, customerId, cartAndPiece.piece, quantity)),
      piece,
      quantity,
    )
    const line = await insertLine(tx, cartId, pieceForSale, { quantity, now: ctx.now() })
    if (!line) throw await insertLineError(tx, cartId, pieceForSale)
    return { ...line, piece: pieceForSale }
  })
  return showWrittenLine(ctx, storedLine)
}

/**
 * Upserts and locks the customer's cart and increments its version, so that concurrent changes of one cart are serialized. Also reads the
 * piece; `piece` is undefined if the shop does not show the piece.
 */
async function touchOrCreateCart(tx: Tx, customerId: string, pieceId: number): Promise<{ cartId: string; piece?: PieceToSell }> {
  const { rows } = await sql<{ cartId: string } & (RowToSell | { id: null })>`
    with cart_upserted as (
      insert into cart (customer_id) values (${customerId})
      on conflict (customer_id) do update set version = cart.version + 1 returning id
    )
    select c.id as "cartId", p.id, p.kind, p.status, p.price_cents, p.price_on_request, p.stock, p.held
    from cart_upserted c left join piece p on p.id = ${pieceId} and p.status not in ('draft', 'withdrawn')
      and p.published_at is not null`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The cart was neither created nor found')
  return { cartId: row.cartId, ...(row.id === null ? {} : { piece: toPieceToSell(row) }) }
}

type NewLine = { quantity: number; now: number }

async function insertLine(tx: Tx, cartId: string, { id, priceCents, stock }: PieceForSale, { quantity, now }: NewLine) {
  const { rows } = await sql<{ id: string; quantity: number; priceWasCents: number }>`
    insert into cart_line as line (cart_id, piece_id, quantity, price_cents, added_at)
    select ${cartId}::uuid, ${id}::integer, ${quantity}::integer, ${priceCents}::bigint,
      ${timeAfter(sql`select max(added_at) from cart_line where cart_id = ${cartId}`, now)}
    where (select count(*) from cart_line where cart_id = ${cartId} and piece_id <> ${id}) < ${cartLinesMax}
    on conflict (cart_id, piece_id) do update set quantity = line.quantity + excluded.quantity, price_cents = excluded.price_cents
      where line.quantity + excluded.quantity <= ${stock}
    returning id, quantity, price_cents as "priceWasCents"`.execute(tx)
  return rows[0]
}

async function insertLineError(tx: Tx, cartId: string, { id, stock }: PieceForSale): Promise<CodedError> {
  const existingLine = await tx
    .selectFrom('cart_line')
    .select('quantity')
    .where('cart_id', '=', cartId)
    .where('piece_id', '=', id)
    .executeTakeFirst()
  if (!existingLine) return new CodedError('conflict', { reason: 'cart-full', values: { limit: cartLinesMax } })
  return new CodedError('conflict', { reason: 'piece-all-in-cart', values: { stock } })
}
