import { isListed } from '#server/domain/catalog/catalog-columns.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'

/** Returns every listed piece, by ascending id. */
export function getListedRows({ columnsByKind }: CatalogSnapshot): PieceRow[] {
  return Object.values(columnsByKind)
    .flatMap((columns) => columns.rows.filter(isListed))
    .toSorted((a, b) => a.id - b.id)
}
