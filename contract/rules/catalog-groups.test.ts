import { expect, test } from 'vitest'
import { facetGroups, type Facets } from '#contract/facets.ts'
import { facetGroupOf, groupFilters, modeGroups, getShownFacets, withoutRareCollections } from '#contract/rules/catalog-groups.ts'
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

test('CAT-04 collections are always shown, the most frequent first', () => {
  const [rare, frequent, equal] = [value, { id: 2, name: 'Two', count: 9 }, { id: 3, name: 'Uno', count: 3 }]
  const { groups } = getShownFacets({ ...all, collections: [rare, frequent, equal] }, 'watches')
  expect(groups.collections).toEqual([frequent, rare, equal])
})

test('CAT-04 a page has the eight most frequent collections, the chosen ones, and the number of the others', () => {
  const collections = Array.from({ length: 20 }, (_, index) => ({ id: index, name: `C${index}`, count: 20 - index }))
  const shown = getShownFacets({ ...all, collections }, 'watches')
  const folded = withoutRareCollections(shown, [15])
  expect(folded.groups.collections?.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 15])
  expect(folded.moreCollections).toBe(11)
  const few = getShownFacets({ ...all, collections: collections.slice(0, 10) }, 'watches')
  expect(withoutRareCollections(few)).toEqual(few)
})

test('CAT-04 a group without values is left out', () => {
  expect(Object.keys(getShownFacets(all, 'watches').groups)).not.toContain('glass_types')
})

test('CAT-04 jewelry and bags have no watch groups', () => {
  expect(Object.keys(getShownFacets(all, 'jewelry').groups)).toEqual([
    'brands',
    'collections',
    'jewelry_types',
    'conditions',
    'cities',
    'workshops',
  ])
  expect(Object.keys(getShownFacets(all, 'bags').groups)).toEqual(['brands', 'collections', 'conditions', 'cities', 'workshops'])
})

test('CAT-04 every facet group belongs to a filter and to a list', () => {
  const shown = new Set(Object.values(modeGroups).flat())
  expect([...shown].toSorted()).toEqual(facetGroups.toSorted())
  expect(facetGroups.map((group) => facetGroupOf(groupFilters[group]))).toEqual(facetGroups)
})
