import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceBand } from '#contract/rules/archive-prices.ts'
import { SimilarSold, type SoldPiece, SoldPieces, soldPageSize } from '#contract/sold.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { advanceOrder, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'
import { createStaff, staffCalls } from '#test/staff.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

let shop: TestShop
let owner: Awaited<ReturnType<typeof createStaff>>
const ids = { ordered: 0, elsewhere: 0, onRequest: 0, leftOut: 0, forSale: 0, sameModel: 0 }

beforeAll(async () => {
  shop = await withoutIntervals(openTestShop)
  owner = await createStaff(shop)
  const { db } = shop
  const watch = { brand_id: 1, model_name: 'Archived', reference: 'AR-126.610' }
  ids.forSale = await addPiece(db, { ...watch, reference: 'ar126610' })
  ids.sameModel = await addPiece(db, { ...watch, reference: null })
  ids.ordered = await addPiece(db, { ...watch, price_cents: 2_400_000, production_year: 2019 }, { watch: { is_limited_edition: true } })
  const soldOn = (sold_on: string) => ({ private: { sold_cents: 990_000, sold_on, sold_to: 'Secret Dealer' } })
  const sold = { ...watch, status: 'sold', stock: 0 } as const
  ids.elsewhere = await addPiece(db, { ...sold, price_cents: 1_111_100 }, soldOn('2026-10-03'))
  ids.onRequest = await addPiece(db, { ...sold, price_cents: 4_444_400, price_on_request: true, kind: 'bag' }, soldOn('2026-09-30'))
  ids.leftOut = await addPiece(db, { ...sold, in_archive: false }, soldOn('2026-11-01'))
  await buy(ids.ordered)
  await shop.catalog.refresh()
})
afterAll(() => shop.close())

async function buy(id: number): Promise<void> {
  const { db } = shop
  await db.insertInto('promo').values({ code: 'TEN', type: 'percent', value: 1000 }).execute()
  const buyer = await signIn(shop)
  await fillCart(db, buyer.customerId, [id])
  await db.updateTable('cart_line').set({ price_cents: 2_400_000 }).where('piece_id', '=', id).execute()
  const order = { ...pickup, promo_code: 'TEN', expected_total: '21600.00' }
  const placed = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload: order })
  expect([placed.statusCode, placed.body]).toEqual([201, expect.anything()])
  for (const step of ['confirmed', 'shipped', 'delivered'] as const) await advanceOrder(shop.ctx, placed.json().id, step)
}

const put = (is_open: boolean, prices: string) => staffCalls(shop, owner).call('PUT', '/archive/', { is_open, prices })
const choose = async (isOpen: boolean, prices: string) => {
  expect((await put(isOpen, prices)).statusCode).toBe(200)
  await shop.catalog.refresh()
}
const list = async (query = '') => SoldPieces.parse((await shop.get(`/api/sold/?${query}`)).json())
const similar = async (id: number) => SimilarSold.parse((await shop.get(`/api/sold/similar/?piece_id=${id}`)).json()).results
const idsOf = (pieces: readonly SoldPiece[]) => pieces.map(({ id }) => id)
const priceOf = ({ price_usd, price_from_usd, price_to_usd }: SoldPiece) => [price_usd, price_from_usd, price_to_usd]

test('OWN-41 NAV-06 until the owner opens the archive, its lists are empty, and the page of a sold piece is unchanged', async () => {
  expect(await list()).toEqual({ count: 0, next: null, previous: null, results: [], is_open: false, brands: [] })
  expect(await similar(ids.forSale)).toEqual([])
  const piece = (await shop.get(`/api/watches/${ids.elsewhere}/`)).json()
  expect([piece.price_usd, piece.sale]).toEqual(['11111.00', undefined])
  expect((await shop.get('/sitemap-pages.xml')).body).not.toContain('sales-history')
})

test('OWN-41 OWN-51 with exact prices the archive shows price and month, newest first, without pieces the owner left out', async () => {
  await choose(true, 'exact')
  const { results, count, brands } = await list('brand_id=1&search=Archived')
  expect(idsOf(results)).toEqual([ids.ordered, ids.elsewhere, ids.onRequest])
  expect(count).toBe(3)
  expect(brands).toContainEqual({ id: 1, name: 'Rolex', count: (await list('brand_id=1')).count })
  const [ordered, elsewhere, onRequest] = results
  expect(ordered).toMatchObject({ sold_month: '2026-11', price_usd: '21600.00', production_year: 2019, reference: 'AR-126.610' })
  expect(elsewhere).toMatchObject({ sold_month: '2026-10', price_usd: '9900.00', price_from_usd: null, price_to_usd: null })
  expect(onRequest).toMatchObject({ sold_month: '2026-09', price_usd: null })
  expect((await shop.get('/sitemap-pages.xml')).body).toContain('/sales-history')
})

test('OWN-41 each piece of the archive has a page that shows its archive price', async () => {
  const { results } = await list()
  for (const { id, kind } of results) {
    const path = { watch: 'watches', jewelry: 'jewelry', bag: 'bags' }[kind]
    expect([id, (await shop.get(`/api/${path}/${id}/`)).statusCode]).toEqual([id, 200])
  }
  const page = async (id: number) => (await shop.get(`/api/watches/${id}/`)).json()
  const closed = { price_usd: null, previous_price_usd: null, original_price_usd: null, price_on_request: true }
  expect(await page(ids.ordered)).toMatchObject({ ...closed, sale: { sold_month: '2026-11', price_usd: '21600.00' } })
  expect((await page(ids.leftOut)).sale).toBeUndefined()
  expect(await page(ids.leftOut)).toMatchObject(closed)
  expect(await page(ids.forSale)).toMatchObject({ price_usd: '10000.00', price_on_request: false })
})

test('OWN-41 SEC-C12 favorites and comparison show no price of a sold piece while the archive is open', async () => {
  const { headers } = await signIn(shop)
  const lists = ['/api/favorites/', '/api/comparison/']
  for (const url of lists) await shop.app.inject({ method: 'POST', url, headers, payload: { watch_id: ids.elsewhere } })
  const prices = async () =>
    Promise.all(lists.map(async (url) => (await shop.app.inject({ url, headers })).json().results[0].watch.price_usd))
  expect(await prices()).toEqual([null, null])
  await choose(false, 'none')
  expect(await prices()).toEqual(['11111.00', '11111.00'])
})

test('OWN-41 price bands and hidden prices reveal no sum and no buyer in lists, rows or pages of pieces', async () => {
  expect([499_999, 500_000, 49_999_999, 50_000_000].map((cents) => priceBand(cents))).toEqual([
    { fromCents: null, toCents: 500_000 },
    { fromCents: 500_000, toCents: 1_000_000 },
    { fromCents: 25_000_000, toCents: 50_000_000 },
    { fromCents: 50_000_000, toCents: null },
  ])
  const everything = async () => {
    const paths = [
      '/api/sold/',
      `/api/sold/similar/?piece_id=${ids.forSale}`,
      `/api/watches/${ids.ordered}/`,
      `/api/watches/${ids.elsewhere}/`,
    ]
    return (await Promise.all(paths.map(async (path) => (await shop.get(path)).body))).join('\n')
  }
  for (const prices of ['band', 'none']) {
    await choose(true, prices)
    const text = await everything()
    expect([prices, /21600|9900|24000|11111|44444|Secret|Иванова|123-45-67|9161234567/.exec(text)]).toEqual([prices, null])
    expect(/\d_usd":"/.test(text)).toBe(false)
    expect(text.includes('"price_from_usd":"10000.00","price_to_usd":"25000.00"')).toBe(prices === 'band')
  }
  const [ordered, elsewhere] = (await list('search=Archived')).results
  expect([ordered && priceOf(ordered), elsewhere && priceOf(elsewhere)]).toEqual([
    [null, null, null],
    [null, null, null],
  ])
})

test('OWN-41 similar sales have the same reference in any spelling, or else the same model, without the piece itself', async () => {
  await choose(true, 'band')
  expect(idsOf(await similar(ids.forSale))).toEqual([ids.ordered, ids.elsewhere, ids.onRequest])
  expect(idsOf(await similar(ids.sameModel))).toEqual([ids.ordered, ids.elsewhere])
  expect(idsOf(await similar(ids.ordered))).toEqual([ids.elsewhere, ids.onRequest])
  expect(await similar(999_999)).toEqual([])
  const many = await Promise.all(
    Array.from({ length: 6 }, () => addPiece(shop.db, { status: 'sold', stock: 0, model_name: 'Often', reference: 'OFTEN' })),
  )
  await shop.catalog.refresh()
  expect(await similar(many[0] ?? 0)).toHaveLength(4)
})

test('OWN-41 a cached response is updated after a sale, its undo, a piece excluded from the archive, and a changed setting', async () => {
  await choose(true, 'exact')
  const listIds = async () => idsOf((await list('search=Archived')).results)
  const shows = (id: number, is: boolean) => (is ? eventually(listIds).toContain(id) : eventually(listIds).not.toContain(id))
  const staff = async (method: 'PATCH' | 'POST', path: string, payload: object) => {
    const response = await shop.app.inject({ method, url: `/api/staff${path}`, headers: owner.headers, payload })
    expect([response.statusCode, response.body]).toEqual([200, expect.anything()])
    return response.json()
  }
  await shows(ids.sameModel, false)
  const sale = { version: 1, price_usd: '7500', sold_on: '2026-11-20', sold_to: 'Secret Dealer' }
  const sold = await staff('POST', `/pieces/${ids.sameModel}/sold-elsewhere/`, sale)
  await shows(ids.sameModel, true)
  await staff('POST', `/audit/${sold.action_id}/undo/`, {})
  await shows(ids.sameModel, false)
  const { version } = (await shop.app.inject({ url: `/api/staff/pieces/${ids.elsewhere}/`, headers: owner.headers })).json()
  const edited = await staff('PATCH', `/pieces/${ids.elsewhere}/`, { version, changes: { in_archive: false } })
  await shows(ids.elsewhere, false)
  await staff('POST', `/audit/${edited.action_id}/undo/`, {})
  await shows(ids.elsewhere, true)
  await put(false, 'exact')
  await eventually(async () => (await list()).is_open).toBe(false)
})

test('OWN-41 SEC-D2 a page of the archive queries no database and has a bounded size', async () => {
  await choose(true, 'exact')
  for (let at = 0; at < 40; at++)
    await addPiece(shop.db, { status: 'sold', stock: 0, model_name: `Bound ${at}`, brand_id: 2 }, { photos: 9 })
  await shop.catalog.refresh()
  const long = encodeURIComponent('"<Ж&> '.repeat(16).trim())
  for (const query of ['', 'page=2', 'brand_id=2', 'search=bound&page=2', `search=${long}`, 'page=100000']) {
    let bytes = 0
    const queries = await shop.countQueries(async () => {
      const { statusCode, rawPayload } = await shop.get(`/api/sold/?${query}`)
      expect([query, statusCode]).toEqual([query, 200])
      bytes = rawPayload.length
    })
    expect([query, queries, bytes < 40_000]).toEqual([query, 0, true])
  }
  const second = await list('brand_id=2&page=2')
  expect(second.results).toHaveLength(Math.min(soldPageSize, second.count - soldPageSize))
  expect([second.next, second.previous]).toEqual([null, '/api/sold/?brand_id=2&page=1'])
  for (const wrong of ['page=0', 'page=1e9', 'brand_id=-1', 'brand_id=x', 'ordering=price'])
    expect([wrong, (await shop.get(`/api/sold/?${wrong}`)).statusCode]).toEqual([wrong, 400])
})

test('OWN-41 OWN-39 the former id of a merged brand finds the sold pieces of the remaining brand', async () => {
  await choose(true, 'none')
  const { call } = staffCalls(shop, owner)
  const brandOf = async (name: string) => (await call('POST', '/lists/brands/', { name_ru: name, name_en: name, is_meant: true })).json().id
  const [from, into] = [await brandOf('Volkhov'), await brandOf('Ladoga')]
  const id = await addPiece(shop.db, { status: 'sold', stock: 0, brand_id: from })
  expect((await call('POST', `/lists/brands/${from}/merge/`, { into })).statusCode).toBe(200)
  await shop.catalog.refresh()
  expect(idsOf((await list(`brand_id=${from}`)).results)).toEqual([id])
})
