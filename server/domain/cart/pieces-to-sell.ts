import type { Selectable } from 'kysely'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { CartReason } from '#server/context/reasons.ts'
import type { Db, Tables } from '#server/db/database.ts'

/** A piece as the database has it now. Money in cents. */
export type PieceToSell = {
  id: number
  kind: Kind
  status: PieceStatus
  /** null where the price is told on request (SEC-C4). */
  priceCents: number | null
  /** How many can be had now; 0 for one that is not for sale. */
  stock: number
}

/** A piece by its id, from the database; undefined for a draft and an unknown one (SEC-C12). */
export async function readPieceToSell(tx: Db, id: number): Promise<PieceToSell | undefined> {
  const row = await tx
    .selectFrom('piece')
    .select(['id', 'kind', 'status', 'price_cents', 'price_on_request', 'stock', 'held'])
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  return row && pieceToSell(row)
}

/** What the shop asks about a piece that somebody wants. */
export type RowToSell = Pick<Selectable<Tables['piece']>, 'id' | 'kind' | 'status' | 'price_cents' | 'price_on_request' | 'stock' | 'held'>

/** What a row of `piece` means for who wants to buy. */
export function pieceToSell({ id, kind, status, price_cents, price_on_request, stock, held }: RowToSell): PieceToSell {
  return { id, kind, status, priceCents: price_on_request ? null : price_cents, stock: status === 'available' ? stock - held : 0 }
}

/** Why `quantity` of a piece cannot be had; null when it can (CART-07, PDP-07, SEC-C4). */
export function whyNotForSale({ status, priceCents, stock }: PieceToSell, quantity: number): CartReason | null {
  if (status === 'sold') return 'piece-sold'
  if (status === 'reserved') return 'piece-reserved'
  if (priceCents === null || priceCents <= 0) return 'piece-price-on-request'
  if (stock === 0) return 'piece-sold'
  return quantity > stock ? 'piece-out-of-stock' : null
}
