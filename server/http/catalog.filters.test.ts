import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FacetGroup, facetGroups } from '#contract/facets.ts'
import { addPiece } from '#test/factories.ts'
import { idColumns, type ListName, type OraclePiece, oracleList, readPieces } from '#test/oracle.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let pieces: OraclePiece[]
beforeAll(async () => {
  shop = await openTestShop({ ANSWER_CACHE_MB: '0' })
  await addTricky(shop)
  await shop.catalog.refresh()
  pieces = await readPieces(shop.db)
})
afterAll(() => shop.close())

/** What the demo catalogue lacks: drafts, sold ones, prices nobody may see, odd sizes, no year. */
async function addTricky({ db }: TestShop): Promise<void> {
  const traps = {
    watch: { is_limited_edition: true, case_diameter_mm: 40.1, case_material_id: 1, movement_type_id: 1 },
    functionIds: [1, 2],
  }
  const plain = { production_year: 2020, full_set: true, is_popular: true, previous_price_cents: 1_200_000 }
  for (const brand_id of [1, 2, 3]) {
    await addPiece(db, { ...plain, brand_id }, traps)
    await addPiece(db, { ...plain, brand_id, status: 'sold' }, traps)
    await addPiece(db, { ...plain, brand_id, status: 'draft', published_at: null }, traps)
    await addPiece(db, { ...plain, brand_id, price_on_request: true }, traps)
    await addPiece(db, { ...plain, brand_id, price_cents: null, previous_price_cents: null, price_on_request: true }, traps)
    await addPiece(db, { brand_id, production_year: null, status: 'reserved' })
    await addPiece(db, { brand_id, kind: 'jewelry', status: 'sold' }, { jewelryTypeId: 1 })
    await addPiece(db, { brand_id, kind: 'jewelry', production_year: null, price_on_request: true }, { jewelryTypeId: 2 })
    await addPiece(db, { brand_id, kind: 'bag', status: 'draft', published_at: null })
  }
}

async function idsOf(list: ListName, query: Record<string, string>): Promise<number[]> {
  const ids: number[] = []
  let next: string | null = `/api/${list}/?${new URLSearchParams({ ordering: 'price_usd', page_size: '96', ...query })}`
  while (next) {
    const answer = await shop.get(next)
    expect(answer.statusCode).toBe(200)
    const page: { next: string | null; results: { id: number }[] } = answer.json()
    ids.push(...page.results.map(({ id }) => id))
    next = page.next
  }
  return ids.toSorted((a, b) => a - b)
}

async function expectSameAsOracle(list: ListName, query: Record<string, string>): Promise<void> {
  const expected = oracleList(pieces, list, query).map(({ id }) => id)
  expect(await idsOf(list, query), `${list} ${JSON.stringify(query)}`).toEqual(expected)
}

/** A value of every filter, each leading somewhere. */
const oneEach: Record<string, string> = {
  brand: 'Rolex',
  brand_ids: '1,3',
  collection: '1,2,3,4',
  city: 'Дубай',
  city_ids: '1',
  watch_type: '1,3',
  jewelry_type: '1',
  case_material: '1',
  glass_type: '1',
  movement_type: '1',
  function: '1,2',
  strap_material: '1,2',
  condition: '3',
  workshop: '1',
  min_price: '9500.5',
  max_price: '30000',
  production_year: '2020',
  production_year_min: '2015',
  production_year_max: '2019',
  case_diameter_min: '40.1',
  case_diameter_max: '41',
  full_set: 'true',
  is_limited_edition: 'true',
  on_sale: 'true',
}
const names = Object.keys(oneEach)
const lists: ListName[] = ['watches', 'sale', 'popular', 'jewelry', 'bags']

describe.each(lists)('the list of %s', (list) => {
  test('CAT-04 without a filter shows every piece that is for sale, and no other', () => expectSameAsOracle(list, {}))

  test.each(names)('CAT-04 filtered by %s alone shows just the pieces that fit', (name) =>
    expectSameAsOracle(list, { [name]: String(oneEach[name]) }),
  )
})

test('CAT-04 any two filters together show the pieces that fit both', async () => {
  const pairs = names.flatMap((a, at) => names.slice(at + 1).map((b) => ({ [a]: String(oneEach[a]), [b]: String(oneEach[b]) })))
  for (const query of pairs) await expectSameAsOracle('watches', query)
})

test('CAT-04 the sizes of the sidebar are large from 42, medium 38 to 41, small to 37', async () => {
  await expectSameAsOracle('watches', { case_diameter_min: '42' })
  await expectSameAsOracle('watches', { case_diameter_min: '38', case_diameter_max: '41' })
  await expectSameAsOracle('watches', { case_diameter_max: '37' })
})

test.each(['brand_ids', 'collection', 'watch_type', 'function', 'workshop'])(
  'CAT-04 %s of nothing, or of an id that no list has, finds nothing',
  async (name) => {
    expect(await idsOf('watches', { [name]: '0' })).toEqual([])
    expect(await idsOf('jewelry', { [name]: '0' })).toEqual([])
    expect(await idsOf('watches', { [name]: '999999999' })).toEqual([])
  },
)

test('CAT-06 a flag that is false, and nothing at all, filter nothing', async () => {
  const all = await idsOf('watches', {})
  expect(await idsOf('watches', { full_set: 'false', on_sale: '0', is_limited_edition: 'false' })).toEqual(all)
})

test('CAT-06 with brand_ids given, brand counts for nothing; with city_ids, city', async () => {
  expect(await idsOf('watches', { brand: 'Rolex', brand_ids: '1' })).toEqual(await idsOf('watches', { brand_ids: '1' }))
  expect(await idsOf('watches', { city: 'Dubai', city_ids: '1' })).toEqual(await idsOf('watches', { city_ids: '1' }))
})

test.each(['r', 'B', 'Rolex', ' rolex', 'ROL', 'Bulgari', 'bvlgari', 'hermes', 'Nobody', 'é'])(
  'CAT-03 brand=%s: one letter is a prefix, more are the whole name, Bulgari is Bvlgari',
  async (brand) => {
    for (const list of ['watches', 'jewelry', 'bags'] as const) {
      const expected = oracleList(pieces, list, { brand: brand.trim() }).map(({ id }) => id)
      expect(await idsOf(list, { brand })).toEqual(expected)
    }
  },
)

test('CAT-03 Bulgari and Bvlgari lead to the same pieces, and to some', async () => {
  const ids = await idsOf('jewelry', { brand: 'Bulgari' })
  expect(ids.length).toBeGreaterThan(0)
  expect(await idsOf('jewelry', { brand: 'BVLGARI' })).toEqual(ids)
})

test('CAT-04 words and filters together show what both show', async () => {
  const found = await idsOf('watches', { search: 'rolex' })
  const filtered = await idsOf('watches', { search: 'rolex', full_set: 'true', min_price: '10000' })
  const fits = new Set(oracleList(pieces, 'watches', { full_set: 'true', min_price: '10000' }).map(({ id }) => id))
  expect(filtered).toEqual(found.filter((id) => fits.has(id)))
  expect(filtered.length).toBeGreaterThan(0)
})

describe('a price on request', () => {
  test('CAT-02 matches no price filter, however wide', async () => {
    const told = oracleList(pieces, 'watches', {}).filter(({ price }) => price !== null)
    expect(await idsOf('watches', { min_price: '0' })).toEqual(told.map(({ id }) => id))
    expect(await idsOf('watches', { max_price: '100000000' })).toEqual(told.map(({ id }) => id))
  })

  test('CAT-02 is told nowhere: not in lists, not on its own page, not by where it stands in the order', async () => {
    const secret = { price_cents: 123_456_789, previous_price_cents: 223_456_789, price_on_request: true }
    const id = await addPiece(shop.db, secret)
    await shop.catalog.refresh()
    const detail = await shop.get(`/api/watches/${id}/`)
    expect(detail.json()).toMatchObject({ price_usd: null, price_on_request: true, previous_price_usd: null })
    const cheapest = await shop.get('/api/watches/?ordering=price_usd&page_size=96&page=1')
    expect(cheapest.body + detail.body).not.toContain('1234567')
    expect(cheapest.body + detail.body).not.toContain('2234567')
    for (const ordering of ['price_usd', '-price_usd']) {
      const untold = (await walk(`/api/watches/?ordering=${ordering}&page_size=96`)).map(({ price_usd }) => price_usd === null)
      expect(untold.indexOf(true)).toBe(untold.lastIndexOf(false) + 1)
    }
    await shop.db.deleteFrom('piece').where('id', '=', id).execute()
    await shop.catalog.refresh()
  })
})

async function walk(first: string): Promise<{ id: number; price_usd: string | null }[]> {
  const page: { next: string | null; results: { id: number; price_usd: string | null }[] } = (await shop.get(first)).json()
  return page.next ? [...page.results, ...(await walk(page.next))] : page.results
}

/** The filter that each group of facets leads to, and its twin by name. */
const filterOf: Record<FacetGroup, string[]> = {
  brands: ['brand_ids', 'brand'],
  collections: ['collection'],
  watch_types: ['watch_type'],
  jewelry_types: ['jewelry_type'],
  case_materials: ['case_material'],
  strap_materials: ['strap_material'],
  movement_types: ['movement_type'],
  functions: ['function'],
  glass_types: ['glass_type'],
  conditions: ['condition'],
  workshops: ['workshop'],
  cities: ['city_ids', 'city'],
}

function without(query: Record<string, string>, left: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !left.includes(name)))
}

/** Counts of a group's values: how long the list is with the other filters kept and this value chosen. */
function oracleCounts(list: ListName, group: FacetGroup, query: Record<string, string>): Map<number, number> {
  const [filter = ''] = filterOf[group]
  const counts = new Map<number, number>()
  for (const piece of oracleList(pieces, list, without(query, filterOf[group]))) {
    const column = Object.entries(idColumns).find(([name]) => name === filter)?.[1]
    const ids = column ? [piece[column]] : piece.functionIds
    for (const id of ids) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

async function expectFacetsLikeOracle(list: ListName, query: Record<string, string>): Promise<void> {
  const answer = await shop.get(`/api/${list}/facets/?${new URLSearchParams(query)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const facets = answer.json()
  const said = `${list} ${JSON.stringify(query)}`
  expect(facets.count, said).toBe(oracleList(pieces, list, query).length)
  for (const group of facetGroups) {
    const shown: { id: number; count: number }[] = facets[group]
    const counted = new Map(shown.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]))
    expect(counted, `${said} ${group}`).toEqual(oracleCounts(list, group, query))
    // a value that leads to nothing is there only to be unchosen
    const chosen = query[filterOf[group][0] ?? '']?.split(',').map(Number) ?? []
    const isNamed = group === 'brands' && query.brand !== undefined
    if (!isNamed)
      expect(
        shown.filter(({ id, count }) => count === 0 && !chosen.includes(id)),
        `${said} ${group}`,
      ).toEqual([])
  }
  const flag = (name: string) => oracleList(pieces, list, { ...query, [name]: 'true' }).length
  expect(facets.full_set_count, said).toBe(flag('full_set'))
  expect(facets.limited_edition_count, said).toBe(flag('is_limited_edition'))
  expect(facets.on_sale_count, said).toBe(flag('on_sale'))
}

/** Filter sets that lead somewhere: up to five values of one piece, each perhaps with a second id beside it. */
function filterSets(list: ListName): fc.Arbitrary<Record<string, string>> {
  const shown = oracleList(pieces, list, {})
  const chosen = fc.subarray(
    names.filter((name) => name !== 'brand' && name !== 'city'),
    { maxLength: 5 },
  )
  return fc
    .tuple(fc.nat(shown.length - 1), chosen, fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 5, maxLength: 5 }))
    .map(([at, filters, noise]) => Object.fromEntries(filters.map((name, nth) => [name, valueOf(shown[at], name, noise[nth] ?? 0)])))
}

function valueOf(piece: OraclePiece | undefined, name: string, noise: number): string {
  const column = Object.entries(idColumns).find(([filter]) => filter === name)?.[1]
  const own = column ? piece?.[column] : piece?.functionIds[0]
  if (column || name === 'function') return noise === 0 ? String(own ?? 1) : `${own ?? 1},${noise}`
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
  test('CAT-05 count, without any filter, what each value leads to', () => expectFacetsLikeOracle(list, {}))

  test('CAT-05 follow the current filters: each count is the length of the list it leads to', async () => {
    const holds = fc.asyncProperty(filterSets(list), (query) => expectFacetsLikeOracle(list, query))
    await fc.assert(holds, { seed: 2026, numRuns: 80 })
  })

  test.each(names)('CAT-05 keep the other groups of %s alone', (name) => expectFacetsLikeOracle(list, { [name]: String(oneEach[name]) }))
})

test('CAT-05 a chosen value that leads to nothing stays, to be unchosen', async () => {
  const { brands } = (await shop.get('/api/watches/facets/?brand_ids=1&min_price=99999999')).json()
  expect(brands).toEqual([{ id: 1, name: expect.any(String), count: 0 }])
})

test('CAT-04 brands and cities are sorted by name in the Russian order, in the language asked for', async () => {
  const russian = (await shop.get('/api/watches/facets/', { 'accept-language': 'ru' })).json()
  const english = (await shop.get('/api/watches/facets/')).json()
  expect(russian.cities.map(({ name }: { name: string }) => name)).toEqual(['Дубай', 'Москва'])
  expect(english.cities.map(({ name }: { name: string }) => name)).toEqual(['Dubai', 'Moscow'])
  const brands: string[] = english.brands.map(({ name }: { name: string }) => name)
  expect(brands).toEqual(brands.toSorted(new Intl.Collator('ru').compare))
})

test('SEC-C12 drafts and sold pieces are counted nowhere', async () => {
  const hidden = pieces.filter(({ status }) => status === 'draft' || status === 'sold').map(({ id }) => id)
  expect(hidden.length).toBeGreaterThan(10)
  for (const list of lists) for (const id of await idsOf(list, {})) expect(hidden).not.toContain(id)
})
