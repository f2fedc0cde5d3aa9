import { flags } from '#server/domain/catalog/catalog-columns.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'

type BrandCounts = ReadonlyMap<number, number>
const cachedCounts = new WeakMap<CatalogSnapshot, { version: number; counts: BrandCounts }>()

/** Returns the number of listed pieces of all kinds, by brand id. Cached per version of the columns. */
export function countByBrand(snapshot: CatalogSnapshot): BrandCounts {
  const version = Object.values(snapshot.columnsByKind).reduce((sum, columns) => sum + columns.version, 0)
  const known = cachedCounts.get(snapshot)
  if (known?.version === version) return known.counts
  const counts = countListed(snapshot)
  cachedCounts.set(snapshot, { version, counts })
  return counts
}

function countListed({ columnsByKind }: CatalogSnapshot): BrandCounts {
  const counts = new Map<number, number>()
  for (const columns of Object.values(columnsByKind)) {
    for (let rowIndex = 0; rowIndex < columns.size; rowIndex++) {
      if ((Number(columns.flags[rowIndex]) & flags.listed) === 0) continue
      const brandId = Number(columns.idColumns.brands[rowIndex])
      counts.set(brandId, (counts.get(brandId) ?? 0) + 1)
    }
  }
  return counts
}
