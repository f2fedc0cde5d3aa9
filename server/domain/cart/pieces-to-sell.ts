import type { Selectable } from 'kysely'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'
import type { CartReason } from '#server/context/cart-reasons.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tables } from '#server/db/database.ts'

/** The current data that decide whether a piece can be sold. Read from the database, because the in-memory catalog may lag behind. */
export type PieceToSell = {
  id: number
  kind: Kind
  status: PieceStatus
  priceCents: number | null
  /** The available quantity; 0 for a piece that is not for sale. */
  stock: number
}

/** Reads a piece from the database. Undefined for an unknown id, and for a piece that is a draft, withdrawn or unpublished. */
export async function readPieceToSell(tx: Db, id: number): Promise<PieceToSell | undefined> {
  const row = await tx
    .selectFrom('piece')
    .select(['id', 'kind', 'status', 'price_cents', 'price_on_request', 'stock', 'held'])
    .where('id', '=', id)
    .where('status', 'not in', ['draft', 'withdrawn'])
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  return row && toPieceToSell(row)
}

export type RowToSell = Pick<Selectable<Tables['piece']>, 'id' | 'kind' | 'status' | 'price_cents' | 'price_on_request' | 'stock' | 'held'>

/** Maps a row of `piece`. Leaves out the price if it is on request. */
export function toPieceToSell({ id, kind, status, price_cents, price_on_request, stock, held }: RowToSell): PieceToSell {
  return { id, kind, status, priceCents: price_on_request ? null : price_cents, stock: status === 'available' ? stock - held : 0 }
}

/** Returns why `quantity` of a piece is not available; null if the quantity is available. */
export function checkForSale({ status, priceCents, stock }: PieceToSell, quantity: number): CartReason | null {
  if (status === 'sold') return 'piece-sold'
  if (status === 'reserved') return 'piece-reserved'
  if (status === 'incoming') return 'piece-incoming'
  if (priceCents === null || priceCents <= 0) return 'piece-price-on-request'
  if (stock === 0) return 'piece-sold'
  return quantity > stock ? 'piece-out-of-stock' : null
}

/** An available piece with a known price. */
export type PieceForSale = PieceToSell & { priceCents: number }

/** Returns the piece if the quantity is available. Throws `not-found` for an unknown piece, otherwise an error with the reason. */
export function assertForSale(piece: PieceToSell | undefined, { kind }: PieceRef, quantity: number): PieceForSale {
  if (!piece || piece.kind !== kind) throw new CodedError('not-found')
  const reason = checkForSale(piece, quantity)
  const { priceCents, stock } = piece
  if (reason || priceCents === null) {
    const onRequest = 'piece-price-on-request'
    throw new CodedError(reason === onRequest ? 'invalid' : 'conflict', { reason: reason ?? onRequest, values: { stock } })
  }
  return { ...piece, priceCents }
}
