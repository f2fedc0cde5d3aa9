import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { isListed } from '#server/domain/catalog/shelf.ts'

/** Every piece that stands in a list, in the order of ids. */
export function listedRows({ shelves }: CatalogSnapshot): PieceRow[] {
  return Object.values(shelves)
    .flatMap((shelf) => shelf.rows.filter(isListed))
    .toSorted((a, b) => a.id - b.id)
}
