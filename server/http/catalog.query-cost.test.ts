import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { idFilters } from '#contract/rules/filter-definitions.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

const work = vi.hoisted(() => ({ sets: 0 }))

vi.mock('#server/domain/catalog/bit-set.ts', async (importOriginal) => {
  const bits = await importOriginal<typeof import('#server/domain/catalog/bit-set.ts')>()
  return {
    ...bits,
    intersect: (...given: Parameters<typeof bits.intersect>) => {
      work.sets += given[0].length
      return bits.intersect(...given)
    },
    union: (...given: Parameters<typeof bits.union>) => {
      work.sets += given[0].length
      return bits.union(...given)
    },
  }
})

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ ANSWER_CACHE_MB: '0' })
})
afterAll(() => shop.close())

const ids = Array.from({ length: 100 }, (_, at) => at + 1).join(',')
const unknownIds = Array.from({ length: 100 }, (_, at) => 900_000_000 + at).join(',')
const long = encodeURIComponent('"<Ж&>'.repeat(20))
const everyFilter = (given: string) => idFilters.map((name) => `${name}=${given}`).join('&')
const numbers =
  'min_price=1&max_price=99999999.99&production_year_min=1900&production_year_max=2100&case_diameter_min=1&case_diameter_max=99'
const flags = 'full_set=true&is_limited_edition=true&on_sale=true'
const queries: Record<string, string> = {
  'values of every filter': everyFilter(ids),
  'made-up values of every filter': everyFilter(unknownIds),
  'values of every filter, numbers and words': `${everyFilter(ids)}&${numbers}&${flags}&search=${long}`,
  'long words': `search=${long}&brand=${long}&city=${long}`,
  'a letter': 'brand=R',
}
const lists = ['watches', 'sale', 'popular', 'jewelry', 'bags']

async function ask(path: string): Promise<{ status: number; bytes: number; sets: number }> {
  work.sets = 0
  const { statusCode, rawPayload } = await shop.get(path)
  return { status: statusCode, bytes: rawPayload.length, sets: work.sets }
}

describe.each(lists)('SEC-D2 the most expensive query allowed for /api/%s/', (list) => {
  test.each(Object.keys(queries))('%s: needs a bounded number of set operations and bytes', async (what) => {
    const query = queries[what] ?? ''
    const plain = await ask(`/api/${list}/?page_size=96`)
    const page = await ask(`/api/${list}/?${query}&page_size=96&page=1`)
    expect(page.status).toBe(200)
    // each filter needs one union of at most 100 sets; one intersection then combines all filters
    expect(page.sets).toBeLessThanOrEqual(idFilters.length * 100 + 20)
    expect(page.bytes).toBeLessThanOrEqual(plain.bytes + 3 * query.length * 2 + 1000)
    const plainFacets = await ask(`/api/${list}/facets/`)
    const facets = await ask(`/api/${list}/facets/?${query}`)
    expect(facets.status).toBe(200)
    expect(facets.sets).toBeLessThanOrEqual(idFilters.length * 100 + 16 * 20)
    expect(facets.bytes).toBeLessThanOrEqual(plainFacets.bytes + 30_000)
  })

  test('a page after the last is empty, and an invalid page is refused', async () => {
    expect((await ask(`/api/${list}/?page=100000&page_size=96`)).bytes).toBeLessThan(1000)
    expect((await ask(`/api/${list}/?page=999999`)).status).toBe(400)
    expect((await ask(`/api/${list}/?page_size=1000000000`)).bytes).toBeLessThan((await ask(`/api/${list}/?page_size=96`)).bytes + 100)
    const repeated = Array.from({ length: 1000 }, (_, at) => `brand_ids=${at + 1}`).join('&')
    expect((await ask(`/api/${list}/?${repeated}`)).status).toBe(400)
  })
})
