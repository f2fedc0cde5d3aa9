import type { CatalogFilters, CatalogQuery } from '#contract/catalog-query.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import type { IdFilter } from '#contract/rules/filter-definitions.ts'
import { formatCatalogParams } from '#contract/rules/format-catalog-params.ts'

/**
 * Returns the view after a change, on page 1 and without `seed`, so that the list is shuffled again. Brand ids replace the brand name, city
 * ids replace the city name, and a range of years replaces a single year. Removing a brand also removes the chosen collections. The result
 * is normalized by formatting and parsing its URL.
 */
export function changeView(view: CatalogQuery, change: Partial<CatalogQuery>): CatalogQuery {
  const next: CatalogQuery = { ...view, ...change, page: 1, seed: undefined }
  if (change.brand_ids) next.brand = undefined
  if (change.city_ids) next.city = undefined
  if ('production_year_min' in change || 'production_year_max' in change) next.production_year = undefined
  if (losesBrand(view, next)) next.collection = undefined
  return parseCatalogParams(formatCatalogParams(next))
}

function losesBrand(before: CatalogQuery, after: CatalogQuery): boolean {
  const remaining = after.brand_ids ?? []
  return before.brand !== after.brand || (before.brand_ids ?? []).some((id) => !remaining.includes(id))
}

/** Returns the view with the ids of one filter replaced, on page 1. */
export function withIds(view: CatalogQuery, filter: IdFilter, ids: readonly number[]): CatalogQuery {
  return changeView(view, { [filter]: [...ids] })
}

/** Returns the view without filters, on page 1. Keeps the search, sort order and page size. */
export function withoutFilters({ search, literal, ordering, page_size }: CatalogQuery): CatalogQuery {
  return changeView({ page: 1, page_size }, { search, literal, ordering })
}

/** Returns only the filters of a view: no page, page size, sort order or seed. */
export function filtersOf(view: CatalogQuery): CatalogFilters {
  const filters: Partial<CatalogQuery> = { ...view }
  for (const name of ['page', 'page_size', 'ordering', 'seed'] as const) delete filters[name]
  return filters
}
