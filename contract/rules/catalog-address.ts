import type { CatalogFilters, CatalogQuery, Ordering } from '#contract/catalog-query.ts'
import { limits } from '#contract/limits.ts'
import { caseSizeRange } from '#contract/rules/case-size.ts'

/** The filters that hold ids; in an address each is a comma list. */
export const idFilters = [
  'brand_ids',
  'collection',
  'city_ids',
  'watch_type',
  'jewelry_type',
  'case_material',
  'glass_type',
  'movement_type',
  'function',
  'strap_material',
  'condition',
  'workshop',
] as const satisfies readonly (keyof CatalogFilters)[]
export type IdFilter = (typeof idFilters)[number]

const flagFilters = ['full_set', 'is_limited_edition', 'on_sale'] as const satisfies readonly (keyof CatalogFilters)[]
export type FlagFilter = (typeof flagFilters)[number]

/** Number filters with the least and greatest value that an address may carry. */
const numberFilters = {
  min_price: [0, limits.priceMaxUsd],
  max_price: [0, limits.priceMaxUsd],
  production_year: [limits.yearMin, limits.yearMax],
  production_year_min: [limits.yearMin, limits.yearMax],
  production_year_max: [limits.yearMin, limits.yearMax],
  case_diameter_min: [0, limits.diameterMaxMm],
  case_diameter_max: [0, limits.diameterMaxMm],
} as const satisfies Partial<Record<keyof CatalogFilters, readonly [number, number]>>
export type NumberFilter = keyof typeof numberFilters

const orderings: readonly Ordering[] = ['-production_year', 'brand__name', 'price_usd', '-price_usd']
const pageSizes: readonly number[] = limits.pageSizes

/**
 * A view of the catalogue as its address tells it (CAT-03). An address comes from people, forms and other
 * sites: what is unknown, empty or malformed is left out (CAT-06), so a view always opens.
 */
export function readCatalogAddress(address: URLSearchParams): CatalogQuery {
  const view: CatalogQuery = { page: wholeNumber(address.get('page'), 1, limits.pageMax) ?? 1, page_size: limits.pageSizeDefault }
  const search = words(address.get('search'))
  if (search) view.search = search
  for (const name of idFilters) {
    const ids = idsOf(address.getAll(name))
    if (ids.length) view[name] = ids
  }
  if (!view.brand_ids) view.brand = words(address.get('brand')) || undefined
  if (!view.city_ids) view.city = words(address.get('city')) || undefined
  for (const name of numberFilterNames) {
    const [min, max] = numberFilters[name]
    const value = (isYear(name) ? wholeNumber : numberOf)(address.get(name), min, max)
    if (value !== undefined) view[name] = value
  }
  Object.assign(view, caseSizeRange(address.get('size')))
  for (const name of flagFilters) if (address.get(name) === 'true' || address.get(name) === '1') view[name] = true
  if (address.get('category') === 'all') view.category = 'all'
  view.ordering = orderings.find((ordering) => ordering === address.get('ordering'))
  view.page_size = pageSizes.find((size) => String(size) === address.get('page_size')) ?? limits.pageSizeDefault
  const seed = wholeNumber(address.get('seed'), 0, 2 ** 31 - 1)
  if (seed !== undefined && !view.ordering && !view.search) view.seed = seed
  return compact(view)
}

/** The address of a view: sorted, without defaults, so that equal views have equal addresses. */
export function writeCatalogAddress(view: Partial<CatalogQuery>): URLSearchParams {
  const address = new URLSearchParams()
  const { page, page_size: pageSize, ...rest } = view
  for (const [name, value] of Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (value === undefined || value === false || value === '') continue
    if (!Array.isArray(value)) address.set(name, String(value))
    else if (value.length) address.set(name, value.toSorted((a, b) => a - b).join(','))
  }
  if (pageSize && pageSize !== limits.pageSizeDefault) address.set('page_size', String(pageSize))
  if (page && page > 1) address.set('page', String(page))
  return address
}

const numberFilterNames: readonly NumberFilter[] = [
  'min_price',
  'max_price',
  'production_year',
  'production_year_min',
  'production_year_max',
  'case_diameter_min',
  'case_diameter_max',
]

function isYear(name: NumberFilter): boolean {
  return name.startsWith('production_year')
}

function words(value: string | null): string {
  return (value ?? '').replace(/\0/g, '').trim().slice(0, limits.searchMaxChars)
}

function idsOf(values: string[]): number[] {
  const parts = values.flatMap((value) => value.split(',')).map((part) => part.trim())
  return [...new Set(parts.filter((part) => /^\d{1,9}$/.test(part)).map(Number))].slice(0, limits.idsMax)
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
  const kept = Object.entries(view).filter(([, value]) => value !== undefined)
  return { page: view.page, page_size: view.page_size, ...Object.fromEntries(kept) }
}
