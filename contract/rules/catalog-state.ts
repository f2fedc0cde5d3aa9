import type { CatalogFilters, CatalogMode, CatalogQuery } from '#contract/catalog-query.ts'
import { changeView, withoutFilters } from '#contract/rules/catalog-change.ts'
import { groupFilters, isWatchMode, modeGroups } from '#contract/rules/catalog-groups.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import { type ChosenFilter, getChosenFilters } from '#contract/rules/chosen-filters.ts'

/** A list of the catalog and its view. */
export type CatalogState = { mode: CatalogMode; view: CatalogQuery }

export type Category = NonNullable<CatalogFilters['category']>
export const categories = ['watches', 'jewelry', 'bags', 'all'] as const satisfies readonly Category[]

const categoryModes = { watches: 'watches', all: 'all', jewelry: 'jewelry', bags: 'bags' } as const satisfies Record<Category, CatalogMode>

/** Returns the category of a state. The sale holds watches; a brand page holds all kinds. */
export function categoryOf({ mode }: Pick<CatalogState, 'mode'>): Category {
  if (mode === 'brand') return 'all'
  return mode === 'sale' ? 'watches' : mode
}

/** Whether only the sale is shown: watches have a list for it, other kinds a filter. */
export function isOnSale({ mode, view }: CatalogState): boolean {
  return mode === 'sale' || view.on_sale === true
}

/** Switches to the list of a category, with the filters that it shares. Other lists than that of watches keep the sale as a filter. */
export function withCategory(state: CatalogState, category: Category): CatalogState {
  if (category === categoryOf(state) && state.mode !== 'sale') return state
  const mode = categoryModes[category]
  const onSale = isWatchMode(mode) ? undefined : isOnSale(state)
  const view = changeView(isSameKind(state.mode, mode) ? state.view : commonFilters(state.view), {
    on_sale: onSale,
  })
  return { mode, view }
}

/** Switches the sale on or off: watches switch to the `/sale` list, other lists are filtered in place. */
export function withSale({ mode, view }: CatalogState, { isOnly }: { isOnly: boolean }): CatalogState {
  if (!isWatchMode(mode)) return { mode, view: changeView(view, { on_sale: isOnly }) }
  return { mode: isOnly ? 'sale' : 'watches', view: changeView(view, { on_sale: undefined }) }
}

/**
 * Parses the state from a URL. `brand`: the slug in the path of a brand page. A form sent without JavaScript has the category and the sale
 * among its fields, so the state may name another list than the path.
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

/** Whether the path of watches shows all kinds: it has `category=all`, or a search without a category. */
function showsAllKinds(params: URLSearchParams): boolean {
  const category = params.get('category')
  return category === 'all' || (!category && Boolean(parseCatalogParams(params).search))
}

/** Returns the filters that narrow a list. The brand of a brand page is not one of them. */
export function chosenFiltersOf({ mode, view }: CatalogState): ChosenFilter[] {
  return getChosenFilters(view).filter(({ name }) => mode !== 'brand' || name !== 'brand')
}

/** Returns the same list without filters; search, sort and page size stay. */
export function withoutChosenFilters({ mode, view }: CatalogState): CatalogState {
  const rest = withoutFilters(view)
  return { mode, view: mode === 'brand' ? { ...rest, brand: view.brand } : rest }
}

function isSameKind(a: CatalogMode, b: CatalogMode): boolean {
  return a === b || (isWatchMode(a) && isWatchMode(b))
}

/** Filters that every list has and that are worth keeping. Cities and collections differ too much between lists. */
function commonFilters(view: CatalogQuery): CatalogQuery {
  const { page, page_size, search, ordering, brand, brand_ids, condition, min_price, max_price, full_set, available } = view
  return { page, page_size, search, ordering, brand, brand_ids, condition, min_price, max_price, full_set, available }
}

/** Drops the filters that a list does not have, because they could only empty it. */
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
