import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { type PieceToSell, whyNotForSale } from '#server/domain/cart/pieces-to-sell.ts'

/** A line as the database has it, its piece as it is now. `priceWasCents`: the price when it was put in. */
export type StoredLine = { id: string; quantity: number; priceWasCents: number; piece: PieceToSell }

/** A line as a person sees it: what it costs and whether it can be had come from the database, the rest from memory. */
export type CartLine = StoredLine & { row: PieceRow; isAvailable: boolean }

/** A stored line with what its card shows; null when the piece is not shown. */
export function shownLine(catalog: CatalogSnapshot, line: StoredLine): CartLine | null {
  const { piece } = line
  const row = findRow(catalog, piece.id)
  if (!row) return null
  const { status, priceCents } = piece
  const now = { ...row, status, priceCents, priceOnRequest: priceCents === null, stock: piece.stock }
  return { ...line, row: now, isAvailable: whyNotForSale(piece, line.quantity) === null }
}

/** What the lines that can be ordered cost together, in cents (CART-06). */
export function totalCents(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { isAvailable, piece, quantity }) => sum + (isAvailable ? (piece.priceCents ?? 0) * quantity : 0), 0)
}
