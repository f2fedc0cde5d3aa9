import { describe, expect, test } from 'vitest'
import { changeView, filtersOf, withIds, withoutFilters } from '#contract/rules/catalog-change.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'

const view = (query: string) => parseCatalogParams(new URLSearchParams(query))
const plain = { page: 1, page_size: 24 }

describe('a change of a view', () => {
  test.each([
    ['search', { search: 'tank' }],
    ['a filter', { full_set: true }],
    ['the sort', { ordering: 'price_usd' }],
    ['the page size', { page_size: 48 }],
  ] as const)('CAT-10 a change of %s resets the page to 1 and drops the seed', (_, change) => {
    expect(changeView(view('page=3&seed=7'), change)).toEqual({ ...plain, ...change })
  })

  test('CAT-06 setting brand_ids removes brand, setting city_ids removes city', () => {
    expect(changeView(view('brand=Rolex'), { brand_ids: [1] })).toEqual({ ...plain, brand_ids: [1] })
    expect(changeView(view('city=Dubai'), { city_ids: [2] })).toEqual({ ...plain, city_ids: [2] })
  })

  test('CAT-06 full_set is set only when true', () => {
    expect(changeView(view('full_set=true'), { full_set: false })).toEqual(plain)
  })

  test.each([Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY])('CAT-06 a price of %s clears the price filter', (price) => {
    expect(changeView(view('min_price=100'), { min_price: price })).toEqual(plain)
  })

  test('CAT-06 a price with decimals in a URL is ignored', () => {
    expect(view('min_price=1.5&max_price=200')).toEqual({ ...plain, max_price: 200 })
  })

  test('CAT-06 a year before 1900, or with decimals, clears the year filter', () => {
    expect(changeView(view('production_year_min=1950'), { production_year_min: 1899 })).toEqual(plain)
    expect(changeView(view('production_year_min=1950'), { production_year_min: 1950.5 })).toEqual(plain)
    expect(view('production_year_min=1950.5')).toEqual(plain)
  })

  test('CAT-04 a range of years replaces one year', () => {
    expect(changeView(view('production_year=2019'), { production_year_min: 2015 })).toEqual({ ...plain, production_year_min: 2015 })
  })

  test('CAT-04 removing a brand removes its collections; adding one does not', () => {
    expect(withIds(view('brand_ids=1,2&collection=5'), 'brand_ids', [2])).toEqual({ ...plain, brand_ids: [2] })
    expect(withIds(view('brand_ids=1&collection=5'), 'brand_ids', [1, 2])).toEqual({ ...plain, brand_ids: [1, 2], collection: [5] })
  })
})

test('CAT-06 unticking the last value clears its filter', () => {
  expect(withIds(view('condition=3'), 'condition', [])).toEqual(plain)
})

test('CAT-08 clearing the filters keeps search, sort and page size', () => {
  const given = view('search=tank&ordering=price_usd&page_size=48&brand_ids=1&min_price=5&category=all&page=2')
  expect(withoutFilters(given)).toEqual({ page: 1, page_size: 48, search: 'tank', ordering: 'price_usd' })
})

test('CAT-05 facets are counted by the filters and the search, whatever the sort, seed or page', () => {
  expect(filtersOf(view('search=tank&brand_ids=1&ordering=price_usd&page=2&page_size=48'))).toEqual({ search: 'tank', brand_ids: [1] })
  expect(filtersOf(view('seed=4&full_set=1'))).toEqual({ full_set: true })
})
