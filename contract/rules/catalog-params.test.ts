import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CatalogQuery } from '#contract/catalog-query.ts'
import { limits } from '#contract/limits.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import { idFilters } from '#contract/rules/filter-definitions.ts'
import { formatCatalogParams } from '#contract/rules/format-catalog-params.ts'
import { orderings } from '#contract/rules/orderings.ts'
import { anyText } from '#test/any-text.ts'

const read = (query: string) => parseCatalogParams(new URLSearchParams(query))
const write = (view: Parameters<typeof formatCatalogParams>[0]) => formatCatalogParams(view).toString()
const plain = { page: 1, page_size: 24 }

describe('reading a URL', () => {
  test('CAT-03 search, brand and brand_ids are read', () => {
    expect(read('search=speed%20master')).toEqual({ ...plain, search: 'speed master' })
    expect(read('brand=Rolex')).toEqual({ ...plain, brand: 'Rolex' })
    expect(read('brand_ids=3,1,2')).toEqual({ ...plain, brand_ids: [3, 1, 2] })
  })

  test('CAT-03 ids may be a list, repeated, or both; each counts once', () => {
    expect(read('brand_ids=1,2&brand_ids=2&brand_ids=%203%20').brand_ids).toEqual([1, 2, 3])
  })

  test('CAT-06 brand_ids removes brand, and city_ids removes city', () => {
    expect(read('brand=Rolex&brand_ids=1')).toEqual({ ...plain, brand_ids: [1] })
    expect(read('city=Dubai&city_ids=2')).toEqual({ ...plain, city_ids: [2] })
  })

  test('CAT-06 full_set is set only when true', () => {
    expect(read('full_set=true')).toEqual({ ...plain, full_set: true })
    expect(read('full_set=1')).toEqual({ ...plain, full_set: true })
    expect(read('full_set=false&is_limited_edition=0&on_sale=')).toEqual(plain)
  })

  test.each([
    'min_price=',
    'min_price=abc',
    'min_price=-1',
    'max_price=1e999',
    'production_year=1899',
    'production_year_min=soon',
    'case_diameter_min=-3',
    'brand_ids=x,,-1,1.5,99999999999',
    'search=%00',
    'search=%20%20',
    'ordering=id%3Bdrop',
    'page=0',
    'page=2.5',
    'page=x',
    'page_size=25',
    'page_size=1000000000',
    'seed=-1',
    'unknown=1',
    '__proto__=1&constructor=2',
  ])('CAT-06 empty, unknown and malformed parameters are left out: %s', (query) => {
    expect(read(query)).toEqual(plain)
  })

  test('CAT-03 a search that is too long is truncated', () => {
    expect(read(`search=${'a'.repeat(10_000)}`).search).toHaveLength(limits.searchMaxChars)
  })

  test('SEC-D2 the number of chosen values is limited over all filters together, since each link of a page repeats them', () => {
    const ids = Array.from({ length: 100 }, (_, at) => at + 1).join(',')
    const chosenOf = (query: string) => idFilters.flatMap((name) => read(query)[name] ?? [])
    expect(chosenOf(idFilters.map((name) => `${name}=${ids}`).join('&'))).toHaveLength(limits.chosenIdsMax)
    const each = ids.split(',').slice(0, Math.floor(limits.chosenIdsMax / idFilters.length))
    expect(each.length).toBeGreaterThan(1)
    expect(chosenOf(idFilters.map((name) => `${name}=${each.join()}`).join('&'))).toHaveLength(idFilters.length * each.length)
  })

  test('CAT-09 a seed is kept only with a shuffled order', () => {
    expect(read('seed=7').seed).toBe(7)
    expect(read('seed=7&ordering=price_usd').seed).toBeUndefined()
    expect(read('seed=7&search=rolex').seed).toBeUndefined()
  })

  test('CAT-10 the page sizes are 24, 48 and 96', () => {
    expect(['24', '48', '96', '12'].map((size) => read(`page_size=${size}`).page_size)).toEqual([24, 48, 96, 24])
  })

  test('CAT-03 the API accepts the view of any URL', () => {
    const names = [...Object.keys(CatalogQuery.shape), 'lang', 'utm_source', '__proto__']
    const value = fc.oneof(fc.string(), anyText(), fc.integer().map(String), fc.double().map(String))
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 12 })
    const holds = fc.property(pairs, (given) => {
      const view = parseCatalogParams(new URLSearchParams(given))
      const asked = formatCatalogParams(view)
      expect(CatalogQuery.safeParse(Object.fromEntries(asked)).error).toBeUndefined()
    })
    fc.assert(holds, { seed: 3, numRuns: 200 })
  })
})

describe('writing a URL', () => {
  test('CAT-03 parameters are sorted and defaults left out: equal views have equal URLs', () => {
    expect(write({ search: 'a', brand_ids: [2, 1], page: 1, page_size: 24, full_set: false })).toBe('brand_ids=1%2C2&search=a')
    expect(write({ brand_ids: [1, 2], search: 'a' })).toBe('brand_ids=1%2C2&search=a')
  })

  test('CAT-10 page size and page come last; page 1 is left out', () => {
    expect(write({ page: 3, page_size: 48, search: 'a' })).toBe('search=a&page_size=48&page=3')
  })

  test('CAT-03 a view survives writing and reading', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 3 })
    const sorted = ids.map((list) => list.toSorted((a, b) => a - b))
    const view = fc.record(
      {
        ...Object.fromEntries(idFilters.map((name) => [name, sorted])),
        min_price: fc.integer({ min: 0, max: limits.priceMaxUsd }),
        production_year: fc.integer({ min: limits.yearMin, max: limits.yearMax }),
        case_diameter_max: fc.double({ min: 0, max: limits.diameterMaxMm, noNaN: true }).map((mm) => Math.round(mm * 10) / 10),
        full_set: fc.constant(true),
        ordering: fc.constantFrom(...orderings),
        page: fc.integer({ min: 1, max: limits.pageMax }),
        page_size: fc.constantFrom(...limits.pageSizes),
      },
      { requiredKeys: ['page', 'page_size'] },
    )
    const holds = fc.property(view, (given) => {
      expect(parseCatalogParams(formatCatalogParams(given))).toEqual(given)
    })
    fc.assert(holds, { seed: 3, numRuns: 300 })
  })
})
