import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { type PieceToSell, readPieceToSell, whyNotForSale } from '#server/domain/cart/pieces-to-sell.ts'

/** A piece that can be had, and what it costs. */
export type PieceForSale = PieceToSell & { priceCents: number }

/** The piece, when so many of it can be had; else the refusal that tells why (CART-07, SEC-C4). */
export async function refuseUnlessForSale(tx: Tx, ref: PieceRef, quantity: number): Promise<PieceForSale> {
  return forSale(await readPieceToSell(tx, ref.id), ref, quantity)
}

/** The same for a piece that was read already. */
export function forSale(piece: PieceToSell | undefined, { kind }: PieceRef, quantity: number): PieceForSale {
  if (!piece || piece.kind !== kind) throw new CodedError('not-found')
  const reason = whyNotForSale(piece, quantity)
  const { priceCents, stock } = piece
  if (reason || priceCents === null) {
    const onRequest = 'piece-price-on-request'
    throw new CodedError(reason === onRequest ? 'invalid' : 'conflict', { reason: reason ?? onRequest, values: { stock } })
  }
  return { ...piece, priceCents }
}
