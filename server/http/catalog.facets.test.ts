import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facetGroups } from '#contract/facets.ts'
import { groupFilters } from '#contract/rules/catalog-groups.ts'
import { type FacetGroup, idFilters } from '#contract/rules/filter-definitions.ts'
import { catalogOracle, filters, lists, oneEach } from '#test/catalog-oracle.ts'
import { idsBehind, type ListName, type OraclePiece } from '#test/oracle.ts'

const catalog = catalogOracle()
const { expected } = catalog

function filtersOf(group: FacetGroup): string[] {
  const twins: Partial<Record<FacetGroup, string>> = { brands: 'brand', cities: 'city' }
  return [groupFilters[group], twins[group] ?? []].flat()
}

function without(query: Record<string, string>, left: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !left.includes(name)))
}

/**
 * Returns the expected count of each value: the length of the list if only this value of the group is chosen and the filters of other
 * groups stay.
 */
function oracleCounts(list: ListName, group: FacetGroup, query: Record<string, string>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const piece of expected(list, without(query, filtersOf(group)))) {
    for (const id of idsBehind(piece, groupFilters[group])) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

async function expectFacetsLikeOracle(list: ListName, query: Record<string, string>): Promise<void> {
  const response = await catalog.shop.get(`/api/${list}/facets/?${new URLSearchParams(query)}`)
  expect(response.statusCode, response.body).toBe(200)
  const facets = response.json()
  const label = `${list} ${JSON.stringify(query)}`
  expect(facets.count, label).toBe(expected(list, query).length)
  for (const group of facetGroups) {
    const shown: { id: number; count: number }[] = facets[group]
    const counted = new Map(shown.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]))
    expect(counted, `${label} ${group}`).toEqual(oracleCounts(list, group, query))
    const chosen = query[groupFilters[group]]?.split(',').map(Number) ?? []
    const isNamed = group === 'brands' && query.brand !== undefined
    if (!isNamed)
      expect(
        shown.filter(({ id, count }) => count === 0 && !chosen.includes(id)),
        `${label} ${group}`,
      ).toEqual([])
  }
  const flag = (name: string) => expected(list, { ...query, [name]: 'true' }).length
  expect(facets.full_set_count, label).toBe(flag('full_set'))
  expect(facets.limited_edition_count, label).toBe(flag('is_limited_edition'))
  expect(facets.on_sale_count, label).toBe(flag('on_sale'))
}

function filterSets(list: ListName): fc.Arbitrary<Record<string, string>> {
  const shown = expected(list, {})
  const chosen = fc.subarray(
    filters.filter((name) => name !== 'brand' && name !== 'city'),
    { maxLength: 5 },
  )
  return fc
    .tuple(fc.nat(shown.length - 1), chosen, fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 5, maxLength: 5 }))
    .map(([at, filters, noise]) => Object.fromEntries(filters.map((name, nth) => [name, valueOf(shown[at], name, noise[nth] ?? 0)])))
}

function valueOf(piece: OraclePiece | undefined, name: string, noise: number): string {
  const idFilter = idFilters.find((filter) => filter === name)
  const [own = 1] = piece && idFilter ? idsBehind(piece, idFilter) : []
  if (idFilter) return noise === 0 ? String(own) : `${own},${noise}`
  const numbers: Record<string, number> = {
    min_price: (piece?.price ?? 9000) - 100 * noise,
    max_price: (piece?.price ?? 9000) + 1000 * noise,
    production_year: piece?.year ?? 2020,
    production_year_min: (piece?.year ?? 2020) - noise,
    production_year_max: (piece?.year ?? 2020) + noise,
    case_diameter_min: piece?.diameter ?? 38,
    case_diameter_max: (piece?.diameter ?? 38) + noise / 10,
  }
  const number = numbers[name]
  return number === undefined ? 'true' : String(Math.max(0, Math.round(number * 10) / 10))
}

describe.each(lists)('the facets of %s', (list) => {
  test('CAT-05 without any filter, each count equals the length of the list it leads to', () => expectFacetsLikeOracle(list, {}))

  test('CAT-05 follow the current filters: each count equals the length of the list it leads to', async () => {
    const holds = fc.asyncProperty(filterSets(list), (query) => expectFacetsLikeOracle(list, query))
    await fc.assert(holds, { seed: 2026, numRuns: 80 })
  })

  test.each(filters)('CAT-05 the filter %s does not restrict its own group', (name) =>
    expectFacetsLikeOracle(list, { [name]: String(oneEach[name]) }),
  )
})

test('CAT-05 a chosen value without matches stays, so that it can be deselected', async () => {
  const { brands } = (await catalog.shop.get('/api/watches/facets/?brand_ids=1&min_price=99999999')).json()
  expect(brands).toEqual([{ id: 1, name: expect.any(String), count: 0 }])
})

test('CAT-04 brands and cities are sorted by name in the Russian collation, in the requested language', async () => {
  const russian = (await catalog.shop.get('/api/watches/facets/', { 'accept-language': 'ru' })).json()
  const english = (await catalog.shop.get('/api/watches/facets/')).json()
  expect(russian.cities.map(({ name }: { name: string }) => name)).toEqual(['Дубай', 'Москва'])
  expect(english.cities.map(({ name }: { name: string }) => name)).toEqual(['Dubai', 'Moscow'])
  const brands: string[] = english.brands.map(({ name }: { name: string }) => name)
  expect(brands).toEqual(brands.toSorted(new Intl.Collator('ru').compare))
})
