import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Facets } from '#contract/facets.ts'
import type { pageOf } from '#contract/paging.ts'
import type { WatchCard } from '#contract/watch.ts'
import { catalogLists, openCatalogShop, strictSchema } from '#test/catalog-shop.ts'

const { shop } = await openCatalogShop()
afterAll(() => shop.close())

describe.each(catalogLists)('the list $path', ({ path, card }) => {
  test('API-02 responses have count, next, previous and results', async () => {
    const response = await shop.get(path)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Object.keys(response.json()).toSorted()).toEqual(['count', 'next', 'previous', 'results'])
    expect(response.json().previous).toBeNull()
  })

  test('API-02 responds the same with and without a trailing slash', async () => {
    const query = '?ordering=price_usd&page_size=5'
    const [withSlash, without] = [await shop.get(path + query), await shop.get(path.slice(0, -1) + query)]
    expect(without.statusCode).toBe(200)
    expect(without.json().results).toEqual(withSlash.json().results)
  })

  test('API-08 every card has exactly the fields of its kind', async () => {
    const { count, results } = (await shop.get(`${path}?page_size=96`)).json()
    expect(count).toBeGreaterThan(0)
    expect(z.array(strictSchema(card)).safeParse(results).error).toBeUndefined()
  })

  test('API-02 following next shows each piece once, and previous leads back', async () => {
    const { count } = (await shop.get(path)).json()
    const seen: number[] = []
    let at: string | null = `${path}?page_size=7&ordering=-price_usd`
    let before: string | null = null
    while (at) {
      const page: z.infer<ReturnType<typeof pageOf<typeof WatchCard>>> = (await shop.get(at)).json()
      seen.push(...page.results.map(({ id }) => id))
      if (before) expect(new URL(String(page.previous), 'http://x').searchParams.get('page')).toBe(before)
      before = new URL(at, 'http://x').searchParams.get('page') ?? '1'
      at = page.next
    }
    expect(seen).toHaveLength(count)
    expect(new Set(seen).size).toBe(count)
  })

  test('API-02 a page size above 96 is reduced to 96', async () => {
    for (const size of ['97', '1000', '1000000000']) {
      const { count, results } = (await shop.get(`${path}?page_size=${size}`)).json()
      expect(results).toHaveLength(Math.min(count, 96))
    }
  })

  test('API-02 facets have exactly the specified fields', async () => {
    const response = await shop.get(`${path}facets/`)
    expect(response.statusCode).toBe(200)
    expect(z.strictObject(Facets.shape).safeParse(response.json()).error).toBeUndefined()
  })
})

test('API-02 next and previous are paths with the requested query, whatever the host', async () => {
  const { next } = (await shop.get('/api/watches/?page_size=5&full_set=true&ordering=price_usd', { host: 'evil.example' })).json()
  expect(next).toBe('/api/watches/?page_size=5&full_set=true&ordering=price_usd&page=2')
})

test('API-02 a page after the last is empty and links back to the last', async () => {
  const { count, results, next, previous } = (await shop.get('/api/bags/?page=90000&ordering=price_usd')).json()
  expect(results).toEqual([])
  expect(count).toBeGreaterThan(0)
  expect(next).toBeNull()
  const last = (await shop.get(previous)).json()
  expect(last.results.length).toBeGreaterThan(0)
  expect(last.next).toBeNull()
})

test('API-02 sale lists only watches with a reduced price, popular only popular ones', async () => {
  const { results: sale } = (await shop.get('/api/sale/?page_size=96')).json()
  for (const { price_usd, previous_price_usd } of sale) expect(Number(previous_price_usd)).toBeGreaterThan(Number(price_usd))
  const { results: popular } = (await shop.get('/api/popular/?page_size=96')).json()
  const popularRows = await shop.db.selectFrom('piece').select('id').where('is_popular', '=', true).where('kind', '=', 'watch').execute()
  const popularIds = new Set(popularRows.map(({ id }) => id))
  for (const { id } of popular) expect(popularIds).toContain(id)
})
