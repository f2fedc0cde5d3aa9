import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { orderings } from '#contract/rules/orderings.ts'
import type { WatchCard } from '#contract/watch.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ ANSWER_CACHE_MB: '0' })
  // these pieces differ only in their id, so they are equal in every order
  for (let at = 0; at < 30; at++) await addPiece(shop.db, { production_year: 2020 })
  await addPiece(shop.db, { price_on_request: true })
  await shop.catalog.refresh()
})
afterAll(() => shop.close())

async function walk(query: string): Promise<WatchCard[]> {
  const shown: WatchCard[] = []
  let next: string | null = `/api/watches/?${query}`
  while (next) {
    const page: { next: string | null; results: WatchCard[] } = (await shop.get(next)).json()
    shown.push(...page.results)
    next = page.next
  }
  return shown
}

const idsOf = (shown: WatchCard[]) => shown.map(({ id }) => id)
const sortIds = (ids: number[]) => ids.toSorted((a, b) => a - b)

describe('a chosen order', () => {
  test('CAT-09 price_usd begins with the lowest price, prices on request last', async () => {
    const prices = (await walk('ordering=price_usd&page_size=96')).map(({ price_usd }) => Number(price_usd ?? Infinity))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('CAT-09 -price_usd begins with the highest price, prices on request last', async () => {
    const prices = (await walk('ordering=-price_usd&page_size=96')).map(({ price_usd }) => Number(price_usd ?? 0))
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  test('CAT-09 -production_year begins with the newest, unknown years last', async () => {
    const years = (await walk('ordering=-production_year&page_size=96')).map(({ production_year }) => production_year ?? 0)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })

  test('CAT-09 brand__name sorts by the name of the brand', async () => {
    const brands = (await walk('ordering=brand__name&page_size=96')).map(({ brand }) => brand.name)
    expect(brands).toEqual(brands.toSorted(new Intl.Collator('ru').compare))
  })

  test.each(orderings)('CAT-09 %s is a total order: pages of any size show the same sequence of pieces', async (ordering) => {
    const large = idsOf(await walk(`ordering=${ordering}&page_size=96`))
    const small = idsOf(await walk(`ordering=${ordering}&page_size=7`))
    expect(small).toEqual(large)
    expect(new Set(large).size).toBe(large.length)
  })
})

test('CAT-09 equal pieces are sorted by id, whatever their earlier prices', async () => {
  const [one, two] = [await addPiece(shop.db, { price_cents: 77_700 }), await addPiece(shop.db, { price_cents: 66_600 })]
  await shop.catalog.refresh()
  expect(idsOf(await walk('ordering=price_usd&max_price=777'))).toEqual([two, one])
  await shop.db.updateTable('piece').set({ price_cents: 66_600 }).where('id', '=', one).execute()
  await shop.catalog.refresh()
  expect(idsOf(await walk('ordering=price_usd&max_price=777'))).toEqual([one, two])
  expect(idsOf(await walk('ordering=-price_usd&max_price=777'))).toEqual([one, two])
  await shop.db.deleteFrom('piece').where('id', 'in', [one, two]).execute()
  await shop.catalog.refresh()
})

describe('without an order', () => {
  test('CAT-09 the pages are disjoint and complete, and the same when walked again', async () => {
    const all = sortIds(idsOf(await walk('ordering=price_usd&page_size=96')))
    const first = idsOf(await walk('page_size=24'))
    expect(new Set(first).size).toBe(first.length)
    expect(sortIds(first)).toEqual(all)
    expect(idsOf(await walk('page_size=24'))).toEqual(first)
  })

  test('CAT-09 a walk keeps its order, however long it takes', async () => {
    const page = (await shop.get('/api/watches/?page_size=24')).json()
    const expected = idsOf(await walk('page_size=24'))
    shop.clock.now += 1_800_000
    expect(idsOf(await walk('page_size=24'))).not.toEqual(expected)
    const rest = idsOf(await walk(page.next.split('?')[1]))
    expect([...idsOf(page.results), ...rest]).toEqual(expected)
    shop.clock.now = testNow
  })

  test('CAT-09 the shuffle changes every ten minutes', async () => {
    const orders: string[] = []
    for (const minutes of [0, 10, 20, 30]) {
      shop.clock.now = testNow + minutes * minuteMs
      orders.push(idsOf(await walk('page_size=96')).join())
    }
    shop.clock.now = testNow
    expect(new Set(orders).size).toBe(orders.length)
  })

  test('CAT-09 the seed is the current ten-minute interval, the same for every process and for the picks of the home page', async () => {
    const seed = Math.floor(testNow / (10 * minuteMs))
    expect((await shop.get('/api/watches/?page_size=24')).json().next).toContain(`seed=${seed}`)
    expect(shop.app.shuffleSeed()).toBe(seed)
  })

  test('CAT-09 a seed always gives the same order, and another seed a different one', async () => {
    const seeds = [0, 1, 2, 3, 4, 2 ** 31 - 1]
    const starts = await Promise.all(seeds.map(async (seed) => idsOf(await walk(`seed=${seed}&page_size=24`)).join()))
    expect(new Set(starts).size).toBe(seeds.length)
    expect(idsOf(await walk('seed=3&page_size=48')).join()).toBe(starts[3])
  })

  test('CAT-09 the shuffled order is neither that of ids nor one that can be chosen', async () => {
    const shuffled = idsOf(await walk('seed=1&page_size=96')).join()
    const orders = await Promise.all(orderings.map(async (ordering) => idsOf(await walk(`ordering=${ordering}&page_size=96`)).join()))
    expect([...orders, sortIds(idsOf(await walk('seed=1'))).join()]).not.toContain(shuffled)
  })

  test('CAT-09 filters do not change the order: a filtered walk is the whole walk without the pieces filtered out', async () => {
    const whole = await walk('seed=5&page_size=96')
    const fullSets = idsOf(await walk('seed=5&full_set=true&page_size=24'))
    expect(fullSets).toEqual(idsOf(whole.filter(({ full_set }) => full_set)))
  })

  test('CAT-10 the page size is 24 by default', async () => {
    const sizes = await Promise.all(['', 'page_size=48', 'page_size=96'].map((query) => shop.get(`/api/watches/?${query}`)))
    expect(sizes.map((response) => response.json().results.length)).toEqual([24, 48, 96])
  })

  test('CAT-09 a search sorts by relevance, unless an order is chosen', async () => {
    const [best] = await walk('search=submariner')
    expect(best?.model_name).toMatch(/submariner/i)
    const prices = (await walk('search=rolex&ordering=price_usd')).map(({ price_usd }) => Number(price_usd ?? Infinity))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
})
