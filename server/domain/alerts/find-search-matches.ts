import type { CatalogMode } from '#contract/catalog-query.ts'
import { kinds } from '#contract/piece.ts'
import { modeKinds } from '#contract/rules/catalog-groups.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import { applyFilters, findMatching } from '#server/domain/catalog/apply-filters.ts'
import { countBits, hasBit } from '#server/domain/catalog/bit-set.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { searchExactly } from '#server/domain/catalog/search-catalog.ts'

type Search = { mode: CatalogMode; query: string }

/**
 * Returns the number of pieces that match a saved search, and a function that checks a piece. Unlike in the catalog, near matches do not
 * count: all words must match.
 */
export function findSearchMatches(catalog: CatalogSnapshot, { mode, query }: Search): { count: number; has: (id: number) => boolean } {
  const view = parseCatalogParams(new URLSearchParams(query))
  const hits = searchExactly(catalog, view)
  const kind = modeKinds[mode]
  const parts = (kind ? [kind] : kinds).map((each) => {
    const columns = catalog.columnsByKind[each]
    const scope = mode === 'sale' ? 'sale' : 'all'
    return { columns, bits: findMatching(applyFilters(columns, catalog.lists, { filters: view, scope, hits })) }
  })
  return {
    count: parts.reduce((sum, { bits }) => sum + countBits(bits), 0),
    has: (id) =>
      parts.some(({ columns, bits }) => {
        const rowIndex = columns.rowIndexes.get(id)
        return rowIndex !== undefined && hasBit(bits, rowIndex)
      }),
  }
}
