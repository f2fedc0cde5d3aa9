import type { FacetValue } from '#contract/facets.ts'
import { normalizeBrandName, brandMatches } from '#contract/rules/brand-name.ts'
import { caseSizeRange } from '#contract/rules/case-size.ts'
import { type IdFilter, idFilters } from '#contract/rules/catalog-address.ts'
import { changeView, withId } from '#contract/rules/catalog-change.ts'
import { type CatalogPlace, categories, inCategory, withSale } from '#contract/rules/catalog-place.ts'

/** A press on a field of the filters, by the field's name in the address. */
export type Pick = { name: string; value: string; isTicked: boolean; chosen: readonly number[] }

/** Where a press leads. A name that no filter has leads nowhere. */
export function placeAfter(place: CatalogPlace, { name, value, isTicked, chosen }: Pick): CatalogPlace {
  const { mode, view } = place
  if (name === 'category') return inCategory(place, categories.find((known) => known === value) ?? 'all')
  if (name === 'on_sale') return withSale(place, isTicked)
  if (name === 'size') return { mode, view: changeView(view, caseSizeRange(value) ?? anySize) }
  if (name === 'full_set' || name === 'is_limited_edition') return { mode, view: changeView(view, { [name]: isTicked }) }
  const filter = idFilters.find((known) => known === name)
  return filter ? { mode, view: withId(view, filter, chosen, Number(value), isTicked) } : place
}

const anySize = { case_diameter_min: undefined, case_diameter_max: undefined }

/** The ticked values of a filter; a brand given by its name ticks all that answer to it (CAT-03). */
export function chosenIds({ view }: CatalogPlace, filter: IdFilter, values: readonly FacetValue[]): readonly number[] {
  const { brand } = view
  if (filter !== 'brand_ids' || !brand) return view[filter] ?? []
  return values.filter(({ name }) => brandMatches(name, brand)).map(({ id }) => id)
}

/** The brands whose name contains a text, whatever its case and accents (CAT-04). */
export function brandsWith(text: string, values: readonly FacetValue[]): readonly FacetValue[] {
  const wanted = normalizeBrandName(text)
  return values.filter(({ name }) => normalizeBrandName(name).includes(wanted))
}
