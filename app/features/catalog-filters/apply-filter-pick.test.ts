import { describe, expect, test } from 'vitest'
import { valuesWith, chosenIds, applyFilterPick } from '#app/features/catalog-filters/apply-filter-pick.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'

const at = (mode: CatalogMode, query = '') => ({ mode, view: parseCatalogParams(new URLSearchParams(query)) })
const pick = (name: string, value: string, how: { isTicked?: boolean; chosen?: number[] } = {}) => ({
  name,
  value,
  isTicked: true,
  chosen: [],
  ...how,
})
const brands = ['Hermès', 'Richard Mille', 'Rolex', 'TAG Heuer'].map((name, at) => ({ id: at + 1, name, count: 1 }))

describe('a filter pick', () => {
  test.each([
    ['a value ticked', pick('watch_type', '3'), 'watch_type=3'],
    ['a value added', pick('brand_ids', '2', { chosen: [1] }), 'brand_ids=1,2'],
    ['a size', pick('size', 'small'), 'case_diameter_max=37'],
    ['the full set', pick('full_set', 'true'), 'full_set=true'],
    ['a limited edition', pick('is_limited_edition', 'true'), 'is_limited_edition=true'],
    ['a name that is no filter', pick('__proto__', '1'), ''],
  ])('CAT-04 %s', (_, pressed, search) => {
    expect(applyFilterPick(at('watches'), pressed)).toEqual(at('watches', search))
  })

  test('CAT-06 «any» clears the size', () => {
    expect(applyFilterPick(at('watches', 'case_diameter_min=42'), pick('size', ''))).toEqual(at('watches'))
  })

  test('CAT-07 the category and the sale lead to their lists', () => {
    expect(applyFilterPick(at('watches'), pick('category', 'bags', { isTicked: false }))).toEqual(at('bags'))
    expect(applyFilterPick(at('watches'), pick('on_sale', 'true'))).toEqual(at('sale'))
    expect(applyFilterPick(at('sale'), pick('on_sale', 'true', { isTicked: false }))).toEqual(at('watches'))
    expect(applyFilterPick(at('jewelry'), pick('on_sale', 'true'))).toEqual(at('jewelry', 'on_sale=true'))
  })
})

test('CAT-03 a brand filter given by an initial ticks all matching brands; the first change replaces the initial with brand ids', () => {
  const catalogState = at('watches', 'brand=r')
  const chosen = chosenIds(catalogState, 'brand_ids', brands)
  expect(chosen).toEqual([2, 3])
  expect(applyFilterPick(catalogState, { name: 'brand_ids', value: '3', isTicked: false, chosen })).toEqual(at('watches', 'brand_ids=2'))
})

test('CAT-04 brands are found by a part of their name, regardless of case and accents', () => {
  expect(valuesWith('HERM', brands).map(({ name }) => name)).toEqual(['Hermès'])
  expect(valuesWith('hermes', brands)).toHaveLength(1)
  expect(valuesWith('eu', brands).map(({ name }) => name)).toEqual(['TAG Heuer'])
  expect(valuesWith('zzz', brands)).toEqual([])
})
