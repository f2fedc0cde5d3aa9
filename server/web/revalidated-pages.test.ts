import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getFacets, getWatch, listBrands, listWatches } from '#app/client/catalog.ts'
import { servicesOf } from '#app/client/services.ts'
import { servePages } from '#server/web/mount-pages.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, testConfig, type TestShop } from '#test/shop.ts'

let shop: TestShop
let origin: string
let pieces: number[]
let renderings: string[] = []

/** Renders pages similar to the shop's: a menu with the number of pieces per brand, and a list or a piece. */
async function renderPage(request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const { callApi } = servicesOf(context)
  const { pathname, searchParams } = new URL(request.url)
  const id = /^\/product\/(\d+)$/.exec(pathname)?.[1]
  const page = Number(searchParams.get('page') ?? 1)
  const list = { ordering: '-price_usd', page } as const
  const shown = id ? await getWatch(callApi, Number(id)) : await Promise.all([listWatches(callApi, list), getFacets(callApi, 'watches')])
  renderings.push(pathname)
  return Response.json({ brands: await listBrands(callApi), shown }, { headers: { 'content-type': 'text/html' } })
}

beforeAll(async () => {
  shop = await openTestShop()
  pieces = []
  for (let index = 0; index < 60; index++) pieces.push(await addPiece(shop.db, { price_cents: 90_000_000 - index * 100_000 }))
  await shop.catalog.refresh()
  const origins = { ru: 'https://vitrine.test.ru', en: 'https://vitrine.test.com' }
  const { responseCache } = shop
  await servePages(shop.app, { responseCache, origins, photoOrigin: undefined, settings: testConfig().pages }, renderPage, {})
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.responseCache.clear()
  renderings = []
})

async function get(path: string): Promise<string> {
  const response = await fetch(origin + path)
  expect(response.status).toBe(200)
  return response.text()
}

async function change(id: number, values: { price_cents?: number; status?: 'sold' | 'available' }): Promise<void> {
  await shop.db.updateTable('piece').set(values).where('id', '=', id).execute()
  await shop.catalog.refresh()
}

const first = '/catalog'
const second = '/catalog?page=2'
const pageOf = (index: number) => `/product/${pieces[index] ?? 0}`

test('API-02 a new price immediately re-renders the pages that show it, and no others', async () => {
  for (const path of [first, second, pageOf(3), pageOf(4)]) await get(path)
  renderings = []
  await change(pieces[3] ?? 0, { price_cents: 89_650_000 })
  for (const path of [first, pageOf(3)]) expect(await get(path)).toContain('896500.00')
  for (const path of [second, pageOf(4)]) await get(path)
  expect(renderings).toEqual(['/catalog', pageOf(3)])
})

test('API-02 a sold piece leaves its list immediately; other pages show old counts until they are re-rendered in the background', async () => {
  const [before] = [await get(pageOf(7)), await get(first)]
  renderings = []
  await change(pieces[5] ?? 0, { status: 'sold' })
  expect(await get(first)).not.toContain(`"id":${pieces[5]},`)
  expect(await get(pageOf(7))).toBe(before)
  // the page of the piece is rendered in the background, after its old version was sent
  await eventually(() => renderings).toEqual(['/catalog', pageOf(7)])
  expect(await get(pageOf(7))).not.toBe(before)
  await change(pieces[5] ?? 0, { status: 'available' })
})

test('API-02 a change that no page shows re-renders no page, and ETags stay valid', async () => {
  const tags = async () => (await fetch(origin + pageOf(9))).headers.get('etag')
  const before = await tags()
  await get(second)
  renderings = []
  await shop.db.updateTable('banner').set({ link: '/bags' }).execute()
  await shop.catalog.refresh()
  expect([await tags(), (await get(second)).length > 0, renderings]).toEqual([before, true, []])
})

test('API-02 with a new price after every 40 page requests, nine of ten responses are cached, and changed pages have their new price', async () => {
  const paths = [first, second, '/catalog?page=3', ...pieces.map((_id, index) => pageOf(index))]
  for (const path of paths) await get(path)
  const cachedBefore = shop.responses.cached
  const changes = 25
  const pagesBetween = 40
  for (let step = 0; step < changes; step++) {
    const price = 70_000_000 + step * 100
    await change(pieces[step % 20] ?? 0, { price_cents: price })
    expect(await get(pageOf(step % 20))).toContain(`"price_usd":"${price / 100}.00"`)
    for (let asked = 0; asked < pagesBetween; asked++) await get(paths[(step * pagesBetween + asked) % paths.length] ?? first)
  }
  expect((shop.responses.cached - cachedBefore) / (changes * (pagesBetween + 1))).toBeGreaterThan(0.9)
})
