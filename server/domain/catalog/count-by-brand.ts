import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { flags } from '#server/domain/catalog/shelf.ts'

/** How many listed pieces of all kinds each brand has, by the brand's id (HDR-04). */
export function countByBrand({ shelves }: CatalogSnapshot): Map<number, number> {
  const counts = new Map<number, number>()
  for (const shelf of Object.values(shelves)) {
    for (let slot = 0; slot < shelf.size; slot++) {
      if ((Number(shelf.flags[slot]) & flags.listed) === 0) continue
      const brandId = Number(shelf.columns.brand[slot])
      counts.set(brandId, (counts.get(brandId) ?? 0) + 1)
    }
  }
  return counts
}
