import type { FacetValue } from '#contract/facets.ts'
import { normalizeBrandName, brandMatches } from '#contract/rules/brand-name.ts'
import { caseSizeRange } from '#contract/rules/case-size.ts'
import { changeView, withIds } from '#contract/rules/catalog-change.ts'
import { type CatalogState, categories, withCategory, withSale } from '#contract/rules/catalog-state.ts'
import { type IdFilter, idFilters } from '#contract/rules/filter-definitions.ts'

export type FilterPick = { name: string; value: string; isTicked: boolean; chosen: readonly number[] }

/** Returns the catalog state after a filter was changed. An unknown filter name changes nothing. */
export function applyFilterPick(catalogState: CatalogState, { name, value, isTicked, chosen }: FilterPick): CatalogState {
  const { mode, view } = catalogState
  if (name === 'category') return withCategory(catalogState, categories.find((known) => known === value) ?? 'all')
  if (name === 'on_sale') return withSale(catalogState, { isOnly: isTicked })
  if (name === 'size') return { mode, view: changeView(view, caseSizeRange(value) ?? anySize) }
  if (name === 'full_set' || name === 'is_limited_edition' || name === 'available') {
    return { mode, view: changeView(view, { [name]: isTicked }) }
  }
  const filter = idFilters.find((known) => known === name)
  return filter
    ? { mode, view: withIds(view, filter, isTicked ? [...chosen, Number(value)] : chosen.filter((id) => id !== Number(value))) }
    : catalogState
}

const anySize = { case_diameter_min: undefined, case_diameter_max: undefined }

/** Returns the ids of a filter's ticked values. A brand given by name (`view.brand`) ticks all matching brands. */
export function chosenIds({ view }: CatalogState, filter: IdFilter, values: readonly FacetValue[]): readonly number[] {
  const { brand } = view
  if (filter !== 'brand_ids' || !brand) return view[filter] ?? []
  return values.filter(({ name }) => brandMatches(name, brand)).map(({ id }) => id)
}

/** Returns the values whose name contains `text`, ignoring case and accents. */
export function valuesWith(text: string, values: readonly FacetValue[]): readonly FacetValue[] {
  const wanted = normalizeBrandName(text)
  return values.filter(({ name }) => normalizeBrandName(name).includes(wanted))
}
