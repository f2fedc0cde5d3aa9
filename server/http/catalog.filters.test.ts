import { describe, expect, test } from 'vitest'
import { catalogOracle, filters, lists, oneEach } from '#test/catalog-oracle.ts'
import { addPiece } from '#test/factories.ts'
import type { ListName } from '#test/oracle.ts'

const catalog = catalogOracle()
const { idsOf, expected } = catalog

async function expectSameAsOracle(list: ListName, query: Record<string, string>): Promise<void> {
  const expectedIds = expected(list, query).map(({ id }) => id)
  expect(await idsOf(list, query), `${list} ${JSON.stringify(query)}`).toEqual(expectedIds)
}

describe.each(lists)('the list of %s', (list) => {
  test('CAT-04 without a filter shows exactly the pieces for sale', () => expectSameAsOracle(list, {}))

  test.each(filters)('CAT-04 filtered by %s alone shows exactly the matching pieces', (name) =>
    expectSameAsOracle(list, { [name]: String(oneEach[name]) }),
  )
})

test('CAT-04 any two filters together show the pieces that match both', async () => {
  const pairs = filters.flatMap((a, at) => filters.slice(at + 1).map((b) => ({ [a]: String(oneEach[a]), [b]: String(oneEach[b]) })))
  for (const query of pairs) await expectSameAsOracle('watches', query)
})

test('CAT-04 the sizes of the sidebar, large from 42, medium 38 to 41, small to 37, show exactly the matching pieces', async () => {
  await expectSameAsOracle('watches', { case_diameter_min: '42' })
  await expectSameAsOracle('watches', { case_diameter_min: '38', case_diameter_max: '41' })
  await expectSameAsOracle('watches', { case_diameter_max: '37' })
})

test('CAT-04 collections may be given by id, by name in any case, or both', async () => {
  const { collections } = (await catalog.shop.get('/api/watches/facets/')).json()
  const [{ id, name }, other] = collections
  const [byId, byName] = [
    await idsOf('watches', { collection: `${id},${other.id}` }),
    await idsOf('watches', { collection: `${name.toUpperCase()},${other.id}` }),
  ]
  expect(byId.length).toBeGreaterThan(0)
  expect(byName).toEqual(byId)
  expect(await idsOf('watches', { collection: 'no such collection' })).toEqual([])
})

test.each(['brand_ids', 'collection', 'watch_type', 'function', 'workshop'])(
  'CAT-04 the id 0 or an unknown id in %s finds nothing',
  async (name) => {
    expect(await idsOf('watches', { [name]: '0' })).toEqual([])
    expect(await idsOf('jewelry', { [name]: '0' })).toEqual([])
    expect(await idsOf('watches', { [name]: '999999999' })).toEqual([])
  },
)

test('CAT-06 a false flag filters nothing', async () => {
  const all = await idsOf('watches', {})
  expect(await idsOf('watches', { full_set: 'false', on_sale: '0', is_limited_edition: 'false' })).toEqual(all)
})

test('CAT-06 brand_ids replaces brand; city_ids replaces city', async () => {
  expect(await idsOf('watches', { brand: 'Rolex', brand_ids: '1' })).toEqual(await idsOf('watches', { brand_ids: '1' }))
  expect(await idsOf('watches', { city: 'Dubai', city_ids: '1' })).toEqual(await idsOf('watches', { city_ids: '1' }))
})

test.each(['r', 'B', 'Rolex', ' rolex', 'ROL', 'Bulgari', 'bvlgari', 'hermes', 'Nobody', 'é'])(
  'CAT-03 brand=%s: one letter is a prefix, more letters are the whole name, Bulgari is Bvlgari',
  async (brand) => {
    for (const list of ['watches', 'jewelry', 'bags'] as const) {
      const expectedIds = expected(list, { brand: brand.trim() }).map(({ id }) => id)
      expect(await idsOf(list, { brand })).toEqual(expectedIds)
    }
  },
)

test('CAT-03 Bulgari and Bvlgari lead to the same pieces, at least one', async () => {
  const ids = await idsOf('jewelry', { brand: 'Bulgari' })
  expect(ids.length).toBeGreaterThan(0)
  expect(await idsOf('jewelry', { brand: 'BVLGARI' })).toEqual(ids)
})

test('CAT-04 search and filters together show the pieces that match both', async () => {
  const found = await idsOf('watches', { search: 'rolex' })
  const filtered = await idsOf('watches', { search: 'rolex', full_set: 'true', min_price: '10000' })
  const fits = new Set(expected('watches', { full_set: 'true', min_price: '10000' }).map(({ id }) => id))
  expect(filtered).toEqual(found.filter((id) => fits.has(id)))
  expect(filtered.length).toBeGreaterThan(0)
})

describe('a price on request', () => {
  test('CAT-02 matches no price filter, however wide', async () => {
    const priced = expected('watches', {}).filter(({ price }) => price !== null)
    expect(await idsOf('watches', { min_price: '0' })).toEqual(priced.map(({ id }) => id))
    expect(await idsOf('watches', { max_price: '100000000' })).toEqual(priced.map(({ id }) => id))
  })

  test('CAT-02 is not revealed in lists, on the page of the piece, or by its position in the order', async () => {
    const secret = { price_cents: 123_456_789, previous_price_cents: 223_456_789, price_on_request: true }
    const id = await addPiece(catalog.shop.db, secret)
    await catalog.shop.catalog.refresh()
    const detail = await catalog.shop.get(`/api/watches/${id}/`)
    expect(detail.json()).toMatchObject({ price_usd: null, price_on_request: true, previous_price_usd: null })
    const cheapest = await catalog.shop.get('/api/watches/?ordering=price_usd&page_size=96&page=1')
    expect(cheapest.body + detail.body).not.toContain('1234567')
    expect(cheapest.body + detail.body).not.toContain('2234567')
    for (const ordering of ['price_usd', '-price_usd']) {
      const unpriced = (await walk(`/api/watches/?ordering=${ordering}&page_size=96`)).map(({ price_usd }) => price_usd === null)
      expect(unpriced.indexOf(true)).toBe(unpriced.lastIndexOf(false) + 1)
    }
    await catalog.shop.db.deleteFrom('piece').where('id', '=', id).execute()
    await catalog.shop.catalog.refresh()
  })
})

async function walk(first: string): Promise<{ id: number; price_usd: string | null }[]> {
  const page: { next: string | null; results: { id: number; price_usd: string | null }[] } = (await catalog.shop.get(first)).json()
  return page.next ? [...page.results, ...(await walk(page.next))] : page.results
}

test('SEC-C12 no list includes drafts or sold pieces', async () => {
  const hidden = catalog.pieces.filter(({ status }) => status === 'draft' || status === 'sold').map(({ id }) => id)
  expect(hidden.length).toBeGreaterThan(10)
  for (const list of lists) for (const id of await idsOf(list, {})) expect(hidden).not.toContain(id)
})
