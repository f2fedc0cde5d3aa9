import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderings } from '#contract/rules/orderings.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Listed = {
  id: number
  kind: string
  brand: { id: number; name: string }
  model_name: string
  price_usd: string | null
  status: string
}
type Page = { count: number; next: string | null; results: Listed[] }
const getJson = async <T>(path: string): Promise<T> => (await shop.get(path)).json<T>()
const listPath = { watch: '/api/watches/', jewelry: '/api/jewelry/', bag: '/api/bags/' } as const

async function readAll(path: string): Promise<Listed[]> {
  const { results, next } = await getJson<Page>(path)
  return next === null ? results : [...results, ...(await readAll(next))]
}

test('EDN-01 a search finds pieces of every kind, each with the fields of its kind', async () => {
  const birkins = await getJson<Page>('/api/pieces/?search=birkin')
  expect(birkins.count).toBe(4)
  expect(birkins.results).toEqual(Array(4).fill(expect.objectContaining({ kind: 'bag', model_name: expect.stringMatching(/^Birkin/) })))
  expect(birkins.results[0]).toMatchObject({
    price_usd: expect.any(String),
    production_year: expect.any(Number),
    condition_name: expect.any(String),
    city_name: expect.any(String),
    size_text: expect.stringContaining('\u00A0'),
  })
  const kinds = (await readAll('/api/pieces/?search=cartier&page_size=96')).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['watch', 'jewelry']))
})

test('EDN-01 the best match comes first, whatever its kind', async () => {
  const { results } = await getJson<Page>('/api/pieces/?search=birkin%2025')
  expect(results[0]?.model_name).toBe('Birkin 25')
})

test.each([...orderings, null])('EDN-01 the list of all kinds pages through every piece once, ordered by %s', async (ordering) => {
  const paging = `page_size=48${ordering === null ? '' : `&ordering=${ordering}`}`
  const paged = await readAll(`/api/pieces/?${paging}`)
  const byKind = await Promise.all(
    Object.values(listPath).map((path) => readAll(`${path}?page_size=96&ordering=${ordering ?? 'price_usd'}`)),
  )
  expect(new Set(paged.map(({ id }) => id)).size).toBe(paged.length)
  expect(paged).toHaveLength(byKind.flat().length)
  if (ordering === null) return
  for (const [at, kind] of Object.keys(listPath).entries()) {
    expect(paged.filter((piece) => piece.kind === kind).map(({ id }) => id)).toEqual(byKind[at]?.map(({ id }) => id))
  }
})

test('EDN-01 prices of all kinds ascend in one order, with prices on request last', async () => {
  const prices = (await readAll('/api/pieces/?page_size=96&ordering=price_usd')).map(({ price_usd: price }) => Number(price ?? Infinity))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('EDN-02 facets over all kinds count brands like the list of brands, and available pieces like their list', async () => {
  type Facets = { count: number; brands: { id: number; count: number }[]; available_count: number }
  const facets = await getJson<Facets>('/api/pieces/facets/')
  const { results } = await getJson<{ results: { id: number; count: number; name: string }[] }>('/api/brands/')
  expect(facets.brands.map(({ id, count }) => [id, count])).toEqual(
    results.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]),
  )
  const hermes = results.find(({ name }) => name === 'Hermès')
  expect((await getJson<Page>('/api/pieces/?brand=hermes')).count).toBe(hermes?.count)
  expect((await getJson<Page>('/api/pieces/?available=true')).count).toBe(facets.available_count)
})

test('EDN-07 "only available" leaves out pieces that are reserved or on their way', async () => {
  const [one] = (await getJson<Page>('/api/watches/?page_size=1&available=true')).results
  const before = (await getJson<Page>('/api/watches/?available=true')).count
  await shop.db.updateTable('piece').set({ status: 'reserved' }).where('id', '=', Number(one?.id)).execute()
  await shop.catalog.refresh()
  const after = await readAll('/api/watches/?available=true&page_size=96')
  expect(after).toHaveLength(before - 1)
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set(['available']))
})

test('EDN-07 the newest arrivals are sorted by their day of publishing', async () => {
  const [last] = (await getJson<Page>('/api/pieces/?page_size=1&ordering=price_usd')).results
  await shop.db
    .updateTable('piece')
    .set({ published_at: new Date(Date.now() + 1000) })
    .where('id', '=', Number(last?.id))
    .execute()
  await shop.catalog.refresh()
  expect((await getJson<Page>('/api/pieces/?page_size=1&ordering=-published_at')).results[0]?.id).toBe(last?.id)
})
