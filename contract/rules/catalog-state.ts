import type { CatalogFilters, CatalogMode, CatalogQuery } from '#contract/catalog-query.ts'
import { changeView, withoutFilters } from '#contract/rules/catalog-change.ts'
import { groupFilters, isWatchMode, modeGroups } from '#contract/rules/catalog-groups.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import { type ChosenFilter, getChosenFilters } from '#contract/rules/chosen-filters.ts'

/** A list of the catalog (`mode`), with its filters, order and page (`view`). */
export type CatalogState = { mode: CatalogMode; view: CatalogQuery }

export type Category = NonNullable<CatalogFilters['category']>
export const categories = ['watches', 'jewelry', 'bags', 'all'] as const satisfies readonly Category[]

const categoryModes = { watches: 'watches', all: 'all', jewelry: 'jewelry', bags: 'bags' } as const satisfies Record<Category, CatalogMode>

/** Returns the category of a list. The sale contains only watches; a brand page contains all kinds. */
export function categoryOf({ mode }: Pick<CatalogState, 'mode'>): Category {
  if (mode === 'brand') return 'all'
  return mode === 'sale' ? 'watches' : mode
}

/** Whether a list shows only the sale: the list `sale`, or any list with the filter `on_sale`. */
export function isOnSale({ mode, view }: CatalogState): boolean {
  return mode === 'sale' || view.on_sale === true
}

/**
 * Returns the list of another category. Between two lists of watches, all filters are kept; otherwise only those in `commonFilters`. If the
 * current list shows only the sale, the new list gets the filter `on_sale`. The list `watches` never gets this filter.
 */
export function withCategory(state: CatalogState, category: Category): CatalogState {
  if (category === categoryOf(state) && state.mode !== 'sale') return state
  const mode = categoryModes[category]
  const onSale = isWatchMode(mode) ? undefined : isOnSale(state)
  const view = changeView(isSameKind(state.mode, mode) ? state.view : commonFilters(state.view), {
    on_sale: onSale,
  })
  return { mode, view }
}

/** Shows only the sale, or everything. Watches switch between the lists `sale` and `watches`; other lists set the filter `on_sale`. */
export function withSale({ mode, view }: CatalogState, { isOnly }: { isOnly: boolean }): CatalogState {
  if (!isWatchMode(mode)) return { mode, view: changeView(view, { on_sale: isOnly }) }
  return { mode: isOnly ? 'sale' : 'watches', view: changeView(view, { on_sale: undefined }) }
}

/**
 * Parses a list and its view from a URL. `path`: the list that the path names. `brand`: the slug in the path of a brand page. The
 * parameters `category` and `on_sale` can select another list. Forms sent without JavaScript contain these parameters.
 */
export function parseCatalogState(path: CatalogMode, params: URLSearchParams, brand?: string): CatalogState {
  const mode = path === 'watches' && showsAllKinds(params) ? 'all' : path
  const given = withoutForeignFilters(mode, parseCatalogParams(params))
  const state = { mode, view: brand === undefined ? given : { ...given, brand } }
  const category = categories.find((known) => known === params.get('category'))
  if (category && category !== categoryOf(state)) return withCategory(state, category)
  if (mode === 'watches' && state.view.on_sale) return withSale(state, { isOnly: true })
  if (mode === 'sale' && category && !state.view.on_sale) return withSale(state, { isOnly: false })
  return mode === 'sale' ? { mode, view: omitFilters(state.view, ['on_sale']) } : state
}

function showsAllKinds(params: URLSearchParams): boolean {
  const category = params.get('category')
  return category === 'all' || (!category && Boolean(parseCatalogParams(params).search))
}

/** Returns the chosen filters of a list. On a brand page, omits the page's brand. */
export function chosenFiltersOf({ mode, view }: CatalogState): ChosenFilter[] {
  return getChosenFilters(view).filter(({ name }) => mode !== 'brand' || name !== 'brand')
}

/** Returns the same list without filters. Keeps the search, sort order and page size, and the brand of a brand page. */
export function withoutChosenFilters({ mode, view }: CatalogState): CatalogState {
  const rest = withoutFilters(view)
  return { mode, view: mode === 'brand' ? { ...rest, brand: view.brand } : rest }
}

function isSameKind(a: CatalogMode, b: CatalogMode): boolean {
  return a === b || (isWatchMode(a) && isWatchMode(b))
}

/**
 * Returns the view with only the filters to keep in another list. Omits cities and collections, because they differ too much between lists.
 */
function commonFilters(view: CatalogQuery): CatalogQuery {
  const { page, page_size, search, literal, ordering, brand, brand_ids, condition, min_price, max_price, full_set, available } = view
  return { page, page_size, search, literal, ordering, brand, brand_ids, condition, min_price, max_price, full_set, available }
}

/** Removes filters that a list does not have, because such a filter would make the list empty. */
function withoutForeignFilters(mode: CatalogMode, view: CatalogQuery): CatalogQuery {
  const fit: string[] = modeGroups[mode].map((group) => groupFilters[group])
  const foreign = Object.values(groupFilters).filter((filter) => !fit.includes(filter))
  const watchOnly = isWatchMode(mode) ? [] : (['is_limited_edition', 'case_diameter_min', 'case_diameter_max'] as const)
  return omitFilters(view, [...foreign, ...watchOnly, 'category'])
}

function omitFilters(view: CatalogQuery, names: readonly (keyof CatalogFilters)[]): CatalogQuery {
  if (!names.some((name) => name in view)) return view
  const rest = { ...view }
  for (const name of names) delete rest[name]
  return rest
}
