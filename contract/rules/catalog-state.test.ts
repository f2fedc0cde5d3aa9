import { describe, expect, test } from 'vitest'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import {
  categoryOf,
  chosenFiltersOf,
  isOnSale,
  parseCatalogState,
  withCategory,
  withoutChosenFilters,
  withSale,
} from '#contract/rules/catalog-state.ts'

const at = (mode: CatalogMode, query = '') => ({ mode, view: parseCatalogParams(new URLSearchParams(query)) })
const parseState = (mode: CatalogMode, query: string) => parseCatalogState(mode, new URLSearchParams(query))

describe('switching the category', () => {
  test.each([
    ['watches', 'watches'],
    ['all', 'all'],
    ['jewelry', 'jewelry'],
    ['bags', 'bags'],
  ] as const)('CAT-07 %s leads to the list of %s', (category, mode) => {
    expect(withCategory(at('bags'), category).mode).toBe(mode)
    expect(withCategory(at('sale'), category).mode).toBe(mode)
  })

  test('CAT-07 filters that the other list has are kept, the others are dropped', () => {
    const there = withCategory(
      at('watches', 'search=gold&brand_ids=6&min_price=100&watch_type=2&collection=4&city_ids=1&page=3'),
      'jewelry',
    )
    expect(there).toEqual(at('jewelry', 'search=gold&brand_ids=6&min_price=100'))
  })

  test('CAT-07 EDN-01 switching to all kinds keeps the filters that every kind has', () => {
    expect(withCategory(at('watches', 'watch_type=2&condition=1'), 'all')).toEqual(at('all', 'condition=1'))
  })

  test('CAT-07 the sale filter is kept when switching to jewelry or bags', () => {
    expect(withCategory(at('sale'), 'bags')).toEqual(at('bags', 'on_sale=true'))
    expect(withCategory(at('bags', 'on_sale=true'), 'jewelry')).toEqual(at('jewelry', 'on_sale=true'))
  })
})

describe('the sale toggle', () => {
  test('CAT-07 for watches it leads to /sale and back, with the filters', () => {
    expect(withSale(at('watches', 'watch_type=2&page=2'), { isOnly: true })).toEqual(at('sale', 'watch_type=2'))
    expect(withSale(at('sale', 'watch_type=2'), { isOnly: false })).toEqual(at('watches', 'watch_type=2'))
  })

  test('CAT-07 for jewelry and bags it filters in place, because /sale holds only watches', () => {
    expect(withSale(at('bags'), { isOnly: true })).toEqual(at('bags', 'on_sale=true'))
    expect(withSale(at('bags', 'on_sale=true'), { isOnly: false })).toEqual(at('bags'))
  })

  test('CAT-07 it is on in the sale list and with the sale filter', () => {
    expect(isOnSale(at('sale'))).toBe(true)
    expect(isOnSale(at('bags', 'on_sale=1'))).toBe(true)
    expect(isOnSale(at('watches'))).toBe(false)
    expect(categoryOf(at('sale'))).toBe('watches')
  })
})

describe('the state of a URL', () => {
  test('CAT-03 the state is the list with its view', () => {
    expect(parseState('watches', 'brand_ids=1&page=2')).toEqual(at('watches', 'brand_ids=1&page=2'))
    expect(parseState('sale', '')).toEqual(at('sale'))
  })

  test('CAT-07 a form sent without JavaScript may lead to another list', () => {
    expect(parseState('watches', 'category=jewelry&brand_ids=6')).toEqual(at('jewelry', 'brand_ids=6'))
    expect(parseState('watches', 'category=watches&on_sale=true')).toEqual(at('sale'))
    expect(parseState('sale', 'category=watches')).toEqual(at('watches'))
    expect(parseState('sale', 'category=watches&on_sale=true')).toEqual(at('sale'))
    expect(parseState('sale', 'category=all&on_sale=true')).toEqual(at('all', 'on_sale=true'))
    expect(parseState('bags', 'category=bags&on_sale=true')).toEqual(at('bags', 'on_sale=true'))
  })

  test('EDN-01 a search without a category covers all kinds, a search in watches does not', () => {
    expect(parseState('watches', 'search=birkin')).toEqual(at('all', 'search=birkin'))
    expect(parseState('watches', 'category=all')).toEqual(at('all'))
    expect(parseState('watches', 'category=watches&search=tank')).toEqual(at('watches', 'search=tank'))
    expect(parseState('bags', 'search=birkin')).toEqual(at('bags', 'search=birkin'))
  })

  test('EDN-02 the brand of a brand page is not a chosen filter, and a reset keeps it', () => {
    const state = parseCatalogState('brand', new URLSearchParams('condition=1&brand_ids=7'), 'hermes')
    expect(state).toEqual({ mode: 'brand', view: { ...at('all', 'condition=1').view, brand: 'hermes' } })
    expect(chosenFiltersOf(state).map(({ name }) => name)).toEqual(['condition'])
    expect(withoutChosenFilters(state)).toEqual({ mode: 'brand', view: { ...at('all').view, brand: 'hermes' } })
    expect(withCategory(state, 'bags')).toEqual(at('bags', 'condition=1&brand=hermes'))
  })

  test('CAT-04 filters that a list does not have are left out, because they could only empty it', () => {
    expect(parseState('bags', 'watch_type=2&is_limited_edition=1&case_diameter_min=42&condition=1')).toEqual(at('bags', 'condition=1'))
    expect(parseState('watches', 'jewelry_type=1')).toEqual(at('watches'))
  })

  test('CAT-07 parsing the URL of a state returns the same state', () => {
    const redirected = parseState('watches', 'category=bags&on_sale=true&search=x')
    expect(parseState(redirected.mode, 'search=x&on_sale=true')).toEqual(redirected)
  })
})
