import type { Customer } from '#server/context/customer.ts'
import type { Db } from '#server/db/database.ts'
import { type ShownCartLine, toShownLine, type StoredLine } from '#server/domain/cart/cart-line.ts'
import { findOwnCoinOrders } from '#server/domain/cart/own-coin-orders.ts'
import { listOwnHolds, withHeldOne } from '#server/domain/cart/own-holds.ts'
import { toPieceToSell } from '#server/domain/cart/pieces-to-sell.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type StoredCart = { id: string; version: number; lines: StoredLine[] }

export type CustomerCart = { cart: { id: string; version: number; lines: ShownCartLine[] } | null; heldPieceIds: number[] }

/**
 * Returns the customer's cart with the current data of its pieces, and the pieces that the staff holds for the customer. The cart is null
 * if the customer has never used one.
 */
export async function getCart(ctx: ShopContext, { customerId }: Customer): Promise<CustomerCart> {
  const holds = await listOwnHolds(ctx.db, customerId)
  const cart = await readCart(ctx.db, customerId)
  if (!cart) return { cart, heldPieceIds: [...holds] }
  const reserved = cart.lines.filter(({ piece }) => piece.status === 'reserved').map(({ piece }) => piece.id)
  const orders = await findOwnCoinOrders(ctx.db, customerId, reserved)
  const ownPiece = (piece: StoredLine['piece']) => (holds.has(piece.id) ? withHeldOne(piece) : piece)
  const toShown = (line: StoredLine) =>
    toShownLine(ctx.catalog.current(), { ...line, piece: ownPiece(line.piece) }, orders.get(line.piece.id)) ?? []
  return { cart: { ...cart, lines: cart.lines.flatMap(toShown) }, heldPieceIds: [...holds] }
}

async function readCart(db: Db, customerId: string): Promise<StoredCart | null> {
  const rows = await db
    .selectFrom('cart')
    .innerJoin('cart_line as line', 'line.cart_id', 'cart.id')
    .innerJoin('piece', 'piece.id', 'line.piece_id')
    .select(['cart.id as cart_id', 'cart.version', 'line.id as line_id', 'line.quantity', 'line.price_cents as price_was'])
    .select(['piece.id', 'piece.kind', 'piece.status', 'piece.price_cents', 'piece.price_on_request', 'piece.stock', 'piece.held'])
    .where('cart.customer_id', '=', customerId)
    .where('piece.status', 'not in', ['draft', 'withdrawn'])
    .where('piece.published_at', 'is not', null)
    .orderBy('line.added_at')
    .orderBy('line.id')
    .execute()
  const [first] = rows
  if (!first) return readEmptyCart(db, customerId)
  const lines = rows.map((row) => ({ id: row.line_id, quantity: row.quantity, priceWasCents: row.price_was, piece: toPieceToSell(row) }))
  return { id: first.cart_id, version: first.version, lines }
}

async function readEmptyCart(db: Db, customerId: string): Promise<StoredCart | null> {
  const cart = await db.selectFrom('cart').select(['id', 'version']).where('customer_id', '=', customerId).executeTakeFirst()
  return cart ? { ...cart, lines: [] } : null
}
