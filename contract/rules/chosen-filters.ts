import type { CatalogQuery } from '#contract/catalog-query.ts'
import { type CaseSize, caseSizeOf } from '#contract/rules/case-size.ts'
import { type FlagFilter, type IdFilter, idFilters, type NumberFilter } from '#contract/rules/catalog-address.ts'
import { changeView, withId } from '#contract/rules/catalog-change.ts'

/** One thing a person has chosen; `rest` is the view once it is taken away. */
export type ChosenFilter = { rest: CatalogQuery } & (
  | { name: IdFilter; id: number }
  | { name: 'brand' | 'city'; text: string }
  | { name: NumberFilter; value: number }
  | { name: 'size'; size: CaseSize }
  | { name: FlagFilter }
)

const numberNames = ['min_price', 'max_price', 'production_year', 'production_year_min', 'production_year_max'] as const
const diameterNames = ['case_diameter_min', 'case_diameter_max'] as const
const flagNames = ['full_set', 'is_limited_edition', 'on_sale'] as const

/** All that narrows a view, one by one, in the order of the sidebar. Words are not among it: the search box shows them. */
export function chosenFilters(view: CatalogQuery): ChosenFilter[] {
  const size = caseSizeOf(view)
  return [
    ...chosenNames(view),
    ...idFilters.flatMap((name) =>
      (view[name] ?? []).map((id): ChosenFilter => ({ name, id, rest: withId(view, name, view[name] ?? [], id, false) })),
    ),
    ...chosenNumbers(view, size ? numberNames : [...numberNames, ...diameterNames]),
    ...(size
      ? [{ name: 'size', size, rest: changeView(view, { case_diameter_min: undefined, case_diameter_max: undefined }) } as const]
      : []),
    ...flagNames.flatMap((name) => (view[name] ? [{ name, rest: changeView(view, { [name]: undefined }) }] : [])),
  ]
}

function chosenNames(view: CatalogQuery): ChosenFilter[] {
  return (['brand', 'city'] as const).flatMap((name) => {
    const text = view[name]
    return text === undefined ? [] : [{ name, text, rest: changeView(view, { [name]: undefined }) }]
  })
}

function chosenNumbers(view: CatalogQuery, names: readonly NumberFilter[]): ChosenFilter[] {
  return names.flatMap((name) => {
    const value = view[name]
    return value === undefined ? [] : [{ name, value, rest: changeView(view, { [name]: undefined }) }]
  })
}
