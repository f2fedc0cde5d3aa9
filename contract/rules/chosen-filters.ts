import type { CatalogQuery } from '#contract/catalog-query.ts'
import { type CaseSize, caseSizeOf } from '#contract/rules/case-size.ts'
import { changeView, withIds } from '#contract/rules/catalog-change.ts'
import {
  type FlagFilter,
  flagFilters,
  type IdFilter,
  idFilters,
  type NumberFilter,
  numberFilters,
} from '#contract/rules/filter-definitions.ts'

/** A chosen value of a filter. `rest`: the view without this value. */
export type ChosenFilter = { rest: CatalogQuery } & (
  | { name: IdFilter; id: number }
  | { name: 'brand' | 'city'; text: string }
  | { name: NumberFilter; value: number }
  | { name: 'size'; size: CaseSize }
  | { name: FlagFilter }
)

const anySize = { case_diameter_min: undefined, case_diameter_max: undefined }

/** Returns the chosen values of all filters. Omits the search, because the search box shows it. */
export function getChosenFilters(view: CatalogQuery): ChosenFilter[] {
  const size = caseSizeOf(view)
  return [
    ...collectChosenNames(view),
    ...idFilters.flatMap((name) =>
      (view[name] ?? []).map((id, _at, ids): ChosenFilter => ({
        name,
        id,
        rest: withIds(
          view,
          name,
          ids.filter((other) => other !== id),
        ),
      })),
    ),
    ...collectChosenNumbers(size ? { ...view, ...anySize } : view),
    ...(size ? [{ name: 'size', size, rest: changeView(view, anySize) } as const] : []),
    ...flagFilters.flatMap((name) => (view[name] ? [{ name, rest: changeView(view, { [name]: undefined }) }] : [])),
  ]
}

function collectChosenNames(view: CatalogQuery): ChosenFilter[] {
  return (['brand', 'city'] as const).flatMap((name) => {
    const text = view[name]
    return text === undefined ? [] : [{ name, text, rest: changeView(view, { [name]: undefined }) }]
  })
}

function collectChosenNumbers(view: CatalogQuery): ChosenFilter[] {
  return numberFilters.flatMap(({ name }) => {
    const value = view[name]
    return value === undefined ? [] : [{ name, value, rest: changeView(view, { [name]: undefined }) }]
  })
}
