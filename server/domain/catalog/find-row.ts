import { kinds } from '#contract/piece.ts'
import type { Catalog, CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'

/** A piece of any kind from memory, sold ones included; undefined for a draft, a withdrawn and an unknown one. */
export function findRow({ columnsByKind }: CatalogSnapshot, id: number): PieceRow | undefined {
  for (const kind of kinds) {
    const row = columnsByKind[kind].rows[columnsByKind[kind].rowIndexes.get(id) ?? -1]
    if (row) return row.status !== 'draft' && row.status !== 'withdrawn' && row.publishedAt > 0 ? row : undefined
  }
  return undefined
}

/** Call it before you show a piece that the database has just named: another process may have published it just now. */
export async function ensurePieceLoaded(catalog: Catalog, id: number): Promise<void> {
  if (!findRow(catalog.current(), id)) await catalog.refresh()
}
