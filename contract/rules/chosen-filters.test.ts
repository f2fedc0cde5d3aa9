import { expect, test } from 'vitest'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import { getChosenFilters } from '#contract/rules/chosen-filters.ts'

const view = (query: string) => parseCatalogParams(new URLSearchParams(query))
const names = (query: string) => getChosenFilters(view(query)).map(({ name }) => name)

test('CAT-04 each chosen value comes with the view that remains without it', () => {
  expect(getChosenFilters(view('brand_ids=1,2&min_price=100'))).toEqual([
    { name: 'brand_ids', id: 1, rest: view('brand_ids=2&min_price=100') },
    { name: 'brand_ids', id: 2, rest: view('brand_ids=1&min_price=100') },
    { name: 'min_price', value: 100, rest: view('brand_ids=1,2') },
  ])
})

test('CAT-04 a size is one chosen filter, a custom range is two', () => {
  expect(getChosenFilters(view('case_diameter_min=38&case_diameter_max=41'))).toEqual([{ name: 'size', size: 'medium', rest: view('') }])
  expect(names('case_diameter_min=36&case_diameter_max=40')).toEqual(['case_diameter_min', 'case_diameter_max'])
})

test('CAT-03 a brand or city given by name is a chosen filter', () => {
  expect(getChosenFilters(view('brand=R&city=Dubai'))).toEqual([
    { name: 'brand', text: 'R', rest: view('city=Dubai') },
    { name: 'city', text: 'Dubai', rest: view('brand=R') },
  ])
})

test('CAT-10 removing a filter resets the page to 1', () => {
  expect(getChosenFilters(view('full_set=1&page=4&page_size=48'))[0]?.rest).toEqual(view('page_size=48'))
})

test('CAT-04 search, sort and page are not chosen filters', () => {
  expect(names('search=tank&ordering=price_usd&page=2&page_size=96&category=all')).toEqual([])
  expect(names('is_limited_edition=1&full_set=1&on_sale=1&production_year=2019')).toEqual([
    'production_year',
    'full_set',
    'is_limited_edition',
    'on_sale',
  ])
})
