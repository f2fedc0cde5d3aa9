import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { flags } from '#server/domain/catalog/shelf.ts'

type Counts = ReadonlyMap<number, number>
const kept = new WeakMap<CatalogSnapshot, { version: number; counts: Counts }>()

/** How many listed pieces of all kinds each brand has, by the brand's id (HDR-04); counted once a version of the shelves. */
export function countByBrand(snapshot: CatalogSnapshot): Counts {
  const version = Object.values(snapshot.shelves).reduce((sum, shelf) => sum + shelf.version, 0)
  const known = kept.get(snapshot)
  if (known?.version === version) return known.counts
  const counts = count(snapshot)
  kept.set(snapshot, { version, counts })
  return counts
}

function count({ shelves }: CatalogSnapshot): Counts {
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
