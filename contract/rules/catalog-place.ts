import type { CatalogFilters, CatalogMode, CatalogQuery } from '#contract/catalog-query.ts'
import { readCatalogAddress } from '#contract/rules/catalog-address.ts'
import { changeView } from '#contract/rules/catalog-change.ts'
import { groupFilters, isOfWatches, modeGroups } from '#contract/rules/catalog-groups.ts'

/** Where in the catalogue a person is: a list, and how it is viewed. */
export type CatalogPlace = { mode: CatalogMode; view: CatalogQuery }

export type Category = NonNullable<CatalogFilters['category']>
export const categories = ['watches', 'jewelry', 'bags', 'all'] as const satisfies readonly Category[]

const categoryModes = { watches: 'watches', all: 'watches', jewelry: 'jewelry', bags: 'bags' } as const satisfies Record<
  Category,
  CatalogMode
>

export function categoryOf({ mode, view }: CatalogPlace): Category {
  if (view.category === 'all') return 'all'
  return mode === 'sale' ? 'watches' : mode
}

/** Whether only the sale is shown: by its own list for watches, else by a filter. */
export function isOnSale({ mode, view }: CatalogPlace): boolean {
  return mode === 'sale' || view.on_sale === true
}

/** Another category: watches or all → the catalogue, jewelry and bags → their lists, with the filters that fit there (CAT-07). */
export function inCategory(place: CatalogPlace, category: Category): CatalogPlace {
  const mode = categoryModes[category]
  const onSale = isOfWatches(mode) ? undefined : isOnSale(place)
  const view = changeView(isSameKind(place.mode, mode) ? place.view : commonFilters(place.view), {
    category: category === 'all' ? 'all' : undefined,
    on_sale: onSale,
  })
  return { mode, view }
}

/** The sale of the present category: `/sale` holds only watches, other lists are filtered in place (CAT-07). */
export function withSale({ mode, view }: CatalogPlace, isOnly: boolean): CatalogPlace {
  if (!isOfWatches(mode)) return { mode, view: changeView(view, { on_sale: isOnly }) }
  return { mode: isOnly ? 'sale' : 'watches', view: changeView(view, { on_sale: undefined, category: undefined }) }
}

/**
 * The place an address means. A form sent without script names the category and the sale among its fields:
 * then the place may be another list than the one addressed.
 */
export function placeOfAddress(mode: CatalogMode, address: URLSearchParams): CatalogPlace {
  const place = { mode, view: fitting(mode, readCatalogAddress(address)) }
  const category = categories.find((known) => known === address.get('category'))
  if (category && category !== categoryOf(place)) return inCategory(place, category)
  if (mode === 'watches' && place.view.on_sale) return withSale(place, true)
  if (mode === 'sale' && category && !place.view.on_sale) return withSale(place, false)
  return mode === 'sale' ? { mode, view: without(place.view, ['on_sale']) } : place
}

function isSameKind(a: CatalogMode, b: CatalogMode): boolean {
  return a === b || (isOfWatches(a) && isOfWatches(b))
}

/** What every list understands, and a person would want to keep; cities and collections differ too much. */
function commonFilters(view: CatalogQuery): CatalogQuery {
  const { page, page_size, search, ordering, brand, brand_ids, condition, min_price, max_price, full_set } = view
  return { page, page_size, search, ordering, brand, brand_ids, condition, min_price, max_price, full_set }
}

/** A view without the filters its list does not have: they could only empty it. */
function fitting(mode: CatalogMode, view: CatalogQuery): CatalogQuery {
  const fit: string[] = modeGroups[mode].map((group) => groupFilters[group])
  const foreign = Object.values(groupFilters).filter((filter) => !fit.includes(filter))
  const watchOnly = isOfWatches(mode) ? [] : (['is_limited_edition', 'case_diameter_min', 'case_diameter_max'] as const)
  return without(view, [...foreign, ...watchOnly, ...(mode === 'watches' ? [] : (['category'] as const))])
}

function without(view: CatalogQuery, names: readonly (keyof CatalogFilters)[]): CatalogQuery {
  if (!names.some((name) => name in view)) return view
  const rest = { ...view }
  for (const name of names) delete rest[name]
  return rest
}
