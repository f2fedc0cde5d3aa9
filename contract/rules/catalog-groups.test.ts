import { expect, test } from 'vitest'
import { facetGroups, type Facets } from '#contract/facets.ts'
import { facetGroupOf, groupFilters, modeGroups, getShownFacets } from '#contract/rules/catalog-groups.ts'
import { recordOf } from '#contract/rules/record-of.ts'

const value = { id: 1, name: 'One', count: 3 }
const all: Facets = {
  count: 12,
  full_set_count: 1,
  limited_edition_count: 2,
  on_sale_count: 3,
  available_count: 5,
  ...recordOf(facetGroups.map((group) => [group, [value]] as const)),
  glass_types: [],
}

test('CAT-04 collections are shown with a chosen brand or a chosen collection', () => {
  expect(getShownFacets(all, 'watches', {}).groups.collections).toBeUndefined()
  expect(getShownFacets(all, 'watches', { brand_ids: [1] }).groups.collections).toEqual([value])
  expect(getShownFacets(all, 'watches', { brand: 'R' }).groups.collections).toEqual([value])
  expect(getShownFacets(all, 'watches', { collection: [1] }).groups.collections).toEqual([value])
})

test('CAT-04 a group without values is left out', () => {
  expect(Object.keys(getShownFacets(all, 'watches', {}).groups)).not.toContain('glass_types')
})

test('CAT-04 jewelry and bags have no watch groups', () => {
  expect(Object.keys(getShownFacets(all, 'jewelry', {}).groups)).toEqual(['brands', 'jewelry_types', 'conditions', 'cities', 'workshops'])
  expect(Object.keys(getShownFacets(all, 'bags', {}).groups)).toEqual(['brands', 'conditions', 'cities', 'workshops'])
})

test('CAT-04 every facet group belongs to a filter and to a list', () => {
  const shown = new Set(Object.values(modeGroups).flat())
  expect([...shown].toSorted()).toEqual(facetGroups.toSorted())
  expect(facetGroups.map((group) => facetGroupOf(groupFilters[group]))).toEqual(facetGroups)
})
