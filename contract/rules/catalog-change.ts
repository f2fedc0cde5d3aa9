import type { CatalogFilters, CatalogQuery } from '#contract/catalog-query.ts'
import { type IdFilter, readCatalogAddress, writeCatalogAddress } from '#contract/rules/catalog-address.ts'

/**
 * A view after a choice: on its first page, in a new shuffle, and cleaned as its address would be (CAT-06, CAT-10).
 * Ids displace the name they stand for, a range of years displaces the one year, and a brand that goes takes the
 * chosen collections with it.
 */
export function changeView(view: CatalogQuery, change: Partial<CatalogQuery>): CatalogQuery {
  const next: CatalogQuery = { ...view, ...change, page: 1, seed: undefined }
  if (change.brand_ids) next.brand = undefined
  if (change.city_ids) next.city = undefined
  if ('production_year_min' in change || 'production_year_max' in change) next.production_year = undefined
  if (losesBrand(view, next)) next.collection = undefined
  return readCatalogAddress(writeCatalogAddress(next))
}

function losesBrand(before: CatalogQuery, after: CatalogQuery): boolean {
  const kept = after.brand_ids ?? []
  return before.brand !== after.brand || (before.brand_ids ?? []).some((id) => !kept.includes(id))
}

/** A view with a value of a filter ticked or not; `chosen` is what was ticked before. */
export function withId(view: CatalogQuery, filter: IdFilter, chosen: readonly number[], id: number, isTicked: boolean): CatalogQuery {
  const change: Partial<CatalogQuery> = {}
  change[filter] = isTicked ? [...chosen, id] : chosen.filter((other) => other !== id)
  return changeView(view, change)
}

/** A view without its filters; words, sort and page size stay. */
export function withoutFilters({ search, ordering, page_size }: CatalogQuery): CatalogQuery {
  return changeView({ page: 1, page_size }, { search, ordering })
}

/** The filters of a view: what facets are counted by. */
export function filtersOf(view: CatalogQuery): CatalogFilters {
  const filters: Partial<CatalogQuery> = { ...view }
  for (const name of ['page', 'page_size', 'ordering', 'seed'] as const) delete filters[name]
  return filters
}
