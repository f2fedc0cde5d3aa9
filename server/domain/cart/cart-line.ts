import { CodedError } from '#server/context/coded-error.ts'
import { type PieceToSell, checkForSale } from '#server/domain/cart/pieces-to-sell.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { ensurePieceLoaded, findRow } from '#server/domain/catalog/find-row.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A stored cart line with the current data of its piece. `priceWasCents`: the price when the piece was last added. */
export type StoredLine = { id: string; quantity: number; priceWasCents: number; piece: PieceToSell }

/** An order in crypto coins that is awaiting payment. Its pieces stay in the cart until the order is confirmed. */
export type PendingOrder = { id: string; number: string }

/** A cart line as shown to the customer. Price and availability come from the database, the other fields from the in-memory catalog. */
export type ShownCartLine = StoredLine & {
  row: PieceRow
  isAvailable: boolean
  pendingOrder: PendingOrder | null
}

/** Combines a stored line with its piece from the in-memory catalog. Null if the catalog does not show the piece. */
export function toShownLine(catalog: CatalogSnapshot, line: StoredLine, pendingOrder: PendingOrder | null = null): ShownCartLine | null {
  const { piece } = line
  const row = findRow(catalog, piece.id)
  if (!row) return null
  const { status, priceCents } = piece
  const now = { ...row, status, priceCents, priceOnRequest: priceCents === null, stock: piece.stock }
  return { ...line, row: now, isAvailable: checkForSale(piece, line.quantity) === null, pendingOrder }
}

/** Returns a line as shown to the customer, right after the line was written. */
export async function showWrittenLine({ catalog }: ShopContext, written: StoredLine): Promise<ShownCartLine> {
  await ensurePieceLoaded(catalog, written.piece.id)
  const line = toShownLine(catalog.current(), written)
  if (!line) throw new CodedError('not-found')
  return line
}

/** Returns the total of the available lines, in cents. */
export function totalCents(lines: readonly ShownCartLine[]): number {
  return lines.reduce((sum, { isAvailable, piece, quantity }) => sum + (isAvailable ? (piece.priceCents ?? 0) * quantity : 0), 0)
}
