import type { CatalogQuery } from '#contract/catalog-query.ts'
import { limits } from '#contract/limits.ts'
import { caseSizeRange } from '#contract/rules/case-size.ts'
import { flagFilters, idFilters, numberFilters } from '#contract/rules/filter-definitions.ts'
import { orderings } from '#contract/rules/orderings.ts'

const pageSizes: readonly number[] = limits.pageSizes

/**
 * Parses the query of a URL into a catalog view. Ignores unknown, empty and malformed parameters, because URLs come from people, forms and
 * other sites.
 */
export function parseCatalogParams(params: URLSearchParams): CatalogQuery {
  const view: CatalogQuery = { page: wholeNumber(params.get('page'), 1, limits.pageMax) ?? 1, page_size: limits.pageSizeDefault }
  const search = textOf(params.get('search'))
  if (search) view.search = search
  if (search && params.get('literal') === 'true') view.literal = true
  // all filters share one limit on chosen values, because many links of the page repeat every chosen value
  let left: number = limits.chosenIdsMax
  for (const name of idFilters) {
    const ids = idsOf(params.getAll(name)).slice(0, left)
    left -= ids.length
    if (ids.length) view[name] = ids
  }
  if (!view.brand_ids) view.brand = textOf(params.get('brand')) || undefined
  if (!view.city_ids) view.city = textOf(params.get('city')) || undefined
  for (const { name, min, max, isInteger } of numberFilters) {
    const value = (isInteger ? wholeNumber : numberOf)(params.get(name), min, max)
    if (value !== undefined) view[name] = value
  }
  Object.assign(view, caseSizeRange(params.get('size')))
  for (const name of flagFilters) if (params.get(name) === 'true' || params.get(name) === '1') view[name] = true
  if (params.get('category') === 'all') view.category = 'all'
  view.ordering = orderings.find((ordering) => ordering === params.get('ordering'))
  view.page_size = pageSizes.find((size) => String(size) === params.get('page_size')) ?? limits.pageSizeDefault
  const seed = wholeNumber(params.get('seed'), 0, 2 ** 31 - 1)
  if (seed !== undefined && !view.ordering && !view.search) view.seed = seed
  return compact(view)
}

function textOf(value: string | null): string {
  return (value ?? '').replace(/\0/g, '').trim().slice(0, limits.searchMaxChars)
}

function idsOf(values: string[]): number[] {
  const parts = values.flatMap((value) => value.split(',')).map((part) => part.trim())
  return [...new Set(parts.filter((part) => /^\d{1,9}$/.test(part)).map(Number))]
}

function numberOf(value: string | null, min: number, max: number): number | undefined {
  const number = Number(value?.trim() || Number.NaN)
  return number >= min && number <= max ? number : undefined
}

function wholeNumber(value: string | null, min: number, max: number): number | undefined {
  const number = numberOf(value, min, max)
  return Number.isInteger(number) ? number : undefined
}

function compact(view: CatalogQuery): CatalogQuery {
  const defined = Object.entries(view).filter(([, value]) => value !== undefined)
  return { page: view.page, page_size: view.page_size, ...Object.fromEntries(defined) }
}
