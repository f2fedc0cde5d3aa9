import { expect, test } from 'vitest'
import { facetGroups, type Facets } from '#contract/facets.ts'
import { facetGroupOf, groupFilters, modeGroups, shownFacets } from '#contract/rules/catalog-groups.ts'

const value = { id: 1, name: 'One', count: 3 }
const all: Facets = {
  count: 12,
  full_set_count: 1,
  limited_edition_count: 2,
  on_sale_count: 3,
  brands: [value],
  collections: [value],
  watch_types: [value],
  jewelry_types: [value],
  case_materials: [value],
  strap_materials: [value],
  movement_types: [value],
  functions: [value],
  glass_types: [],
  conditions: [value],
  workshops: [value],
  cities: [value],
}

test('CAT-04 collections are shown beside a chosen brand, or when one is chosen', () => {
  expect(shownFacets(all, 'watches', {}).groups.collections).toBeUndefined()
  expect(shownFacets(all, 'watches', { brand_ids: [1] }).groups.collections).toEqual([value])
  expect(shownFacets(all, 'watches', { brand: 'R' }).groups.collections).toEqual([value])
  expect(shownFacets(all, 'watches', { collection: [1] }).groups.collections).toEqual([value])
})

test('CAT-04 a group that has nothing is left out', () => {
  expect(Object.keys(shownFacets(all, 'watches', {}).groups)).not.toContain('glass_types')
})

test('CAT-04 jewelry and bags have no groups of watches', () => {
  expect(Object.keys(shownFacets(all, 'jewelry', {}).groups)).toEqual(['brands', 'jewelry_types', 'conditions', 'cities', 'workshops'])
  expect(Object.keys(shownFacets(all, 'bags', {}).groups)).toEqual(['brands', 'conditions', 'cities', 'workshops'])
})

test('CAT-04 every group of facets belongs to a filter and to a list', () => {
  const shown = new Set(Object.values(modeGroups).flat())
  expect([...shown].toSorted()).toEqual(facetGroups.toSorted())
  expect(facetGroups.map((group) => facetGroupOf(groupFilters[group]))).toEqual(facetGroups)
})
