import { kinds } from '#contract/piece.ts'
import type { Catalog, CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'

/** A piece of any kind as the memory holds it, sold ones included; undefined for a draft or an unknown one (SEC-C12). */
export function findRow({ shelves }: CatalogSnapshot, id: number): PieceRow | undefined {
  for (const kind of kinds) {
    const row = shelves[kind].rows[shelves[kind].slots.get(id) ?? -1]
    if (row) return row.status !== 'draft' && row.publishedAt > 0 ? row : undefined
  }
  return undefined
}

/** Before a piece that the database has just named is shown: another process may have published it a moment ago. */
export async function takeInPiece(catalog: Catalog, id: number): Promise<void> {
  if (!findRow(catalog.current(), id)) await catalog.refresh()
}
