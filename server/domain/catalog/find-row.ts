import { kinds } from '#contract/piece.ts'
import type { Catalog, CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'

/** Returns a piece of any kind from memory. Undefined for an unpublished, withdrawn or unknown piece; a sold piece is returned. */
export function findRow({ columnsByKind }: CatalogSnapshot, id: number): PieceRow | undefined {
  for (const kind of kinds) {
    const row = columnsByKind[kind].rows[columnsByKind[kind].rowIndexes.get(id) ?? -1]
    if (row) return row.status !== 'draft' && row.status !== 'withdrawn' && row.publishedAt > 0 ? row : undefined
  }
  return undefined
}

/**
 * Refreshes the in-memory catalog if it does not have the published piece yet. Call this before showing a piece that was read from the
 * database, because the piece may have just been published.
 */
export async function ensurePieceLoaded(catalog: Catalog, id: number): Promise<void> {
  if (!findRow(catalog.current(), id)) await catalog.refresh()
}
