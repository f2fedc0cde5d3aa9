import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { DemandInsight } from '#contract/staff/demand-insight.ts'
import { addPiece } from '#test/factories.ts'
import { advanceOrder, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'
import { createStaff, staffCalls } from '#test/staff.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

let shop: TestShop
let server: Server
let origin: string
let staff: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  shop = await withoutIntervals(openTestShop)
  staff = await createStaff(shop, { roles: ['editor'] })
  // stand-in for the website: responds with 404 to the page of a piece that is not in the catalog
  server = createServer((request, response) => {
    shop.ctx.demand.watch(request, response)
    response.statusCode = request.url?.includes('999999') ? 404 : 200
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await shop.close()
})
beforeEach(async () => {
  shop.clock.now = testNow
  await shop.ctx.demand.flush()
  await shop.db.deleteFrom('demand_day').execute()
  await shop.db.deleteFrom('favorite').execute()
})

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/605.1.15'
const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers: { 'user-agent': browser, ...headers } })
const settle = () => (shop.clock.now += 10_000)
const read = async (period = 'from=2026-11-01&to=2026-11-30') => {
  await shop.ctx.demand.flush()
  shop.clock.now = testNow
  const response = await shop.app.inject({ url: `/api/staff/insight/demand/?${period}`, headers: staff.headers })
  expect(response.statusCode, response.body).toBe(200)
  return DemandInsight.parse(response.json())
}

test('OWN-110 views are counted by the URL of the piece, also for route data, along with favorites and carts', async () => {
  const id = await addPiece(shop.db, { model_name: 'Looked At' })
  await shop.catalog.refresh()
  const { headers } = await signIn(shop, {})
  await shop.app.inject({ method: 'POST', url: '/api/favorites/', headers, payload: { watch_id: id } })
  await shop.app.inject({ method: 'POST', url: '/api/cart/', headers, payload: { watch_id: id } })
  await visit(`/product/${id}`)
  await visit(`/product/${id}.data?lang=en`)
  await visit('/product/999999')
  await visit(`/product/${id}/deeper`)
  const { pieces } = await read()
  expect(pieces).toEqual([{ id, name: expect.stringContaining('Looked At'), status: 'available', views: 2, favorites: 1, carts: 1 }])
})

test('OWN-110 robots and prefetches are not counted', async () => {
  const agents = ['Googlebot/2.1', 'Mozilla/5.0 (compatible; YandexBot/3.0)', 'curl/8', 'TelegramBot', 'HeadlessChrome/140']
  for (const agent of agents) await visit('/product/1', { 'user-agent': agent })
  await visit('/product/1', { 'sec-purpose': 'prefetch' })
  expect((await read()).pieces).toEqual([])
})

test('OWN-110 searches are normalized and counted with last day and current results; partial input is not counted', async () => {
  for (const text of ['Zen', 'Zeni', 'Zenith Defý', 'Zenith Def']) await visit(`/catalog?search=${encodeURIComponent(text)}`)
  settle()
  await visit('/bags.data?search=qwxzv')
  settle()
  await shop.ctx.demand.flush()
  shop.clock.now += dayMs
  await visit('/catalog?search=QWXZV')
  settle()
  const { searches } = await read()
  expect(searches).toEqual([
    { words: 'qwxzv', count: 2, last_day: '2026-11-22', found: 0 },
    { words: 'zenith defy', count: 1, last_day: '2026-11-21', found: expect.any(Number) },
  ])
  expect(searches[1]?.found).toBeGreaterThan(0)
})

test('OWN-110 searches that may name a person are not counted', async () => {
  for (const text of ['anna@example.com', '+7 916 123-45-67', '  ']) await visit(`/catalog?search=${encodeURIComponent(text)}`)
  settle()
  expect((await read()).searches).toEqual([])
  expect(await shop.db.selectFrom('demand_day').selectAll().execute()).toEqual([])
})

test('OWN-110 the funnel counts a visitor once per step and week', async () => {
  // Steps count once per visitor and week. Earlier tests took some of these steps, so this test uses new user agents.
  const anna = { 'user-agent': `${browser} Anna/1` }
  const boris = { 'user-agent': `${browser} Boris/1` }
  const steps = ['/api/cart/', '/api/cart/', '/api/orders/create_from_cart/']
  for (const step of steps) await visit(step, anna, 'POST')
  for (const path of ['/product/1', '/product/2.data', '/product/1']) await visit(path, anna)
  await visit('/product/1', boris)
  await visit('/api/cart/', boris, 'POST')
  await shop.ctx.demand.flush()
  // Sunday belongs to the same week, Monday to the next
  shop.clock.now += dayMs
  await visit('/product/1', anna)
  await shop.ctx.demand.flush()
  shop.clock.now += dayMs
  await visit('/product/1', anna)
  expect((await read()).weeks).toEqual([
    { week: '2026-11-16', visitors: 2, favorites: 0, carts: 2, orders: 1, confirmed: 0 },
    { week: '2026-11-23', visitors: 1, favorites: 0, carts: 0, orders: 0, confirmed: 0 },
  ])
  expect((await read('from=2026-11-23&to=2026-11-30')).weeks).toHaveLength(1)
  // the table stores each view of a piece, but no data about the visitor
  const stored = await shop.db.selectFrom('demand_day').select(['kind', 'subject']).distinct().orderBy('kind').orderBy('subject').execute()
  expect(stored.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual(['step cart', 'step look', 'step order', 'view 1', 'view 2'])
})

test('OWN-110 the funnel counts favorites that are kept and confirmations that are not undone', async () => {
  shop.clock.now = testNow + 14 * dayMs
  const { call, undo } = staffCalls(shop, await createStaff(shop, { roles: ['manager'] }))
  const id = await addPiece(shop.db, { model_name: 'Kept' })
  await shop.catalog.refresh()
  for (const isKept of [true, false]) {
    const { customerId, headers } = await signIn(shop, {})
    for (const is_favorite of [true, isKept])
      await shop.app.inject({ method: 'POST', url: '/api/favorites/toggle/', headers, payload: { watch_id: id, is_favorite } })
    await fillCart(shop.db, customerId, [await addPiece(shop.db)])
    const placed = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
    const confirmed = await call('POST', `/orders/${placed.json().id}/confirm/`, { email: 'skip' })
    expect(confirmed.statusCode, confirmed.body).toBe(200)
    if (!isKept) expect((await undo(confirmed)).statusCode).toBe(200)
  }
  const { weeks } = await read('from=2026-11-30&to=2026-12-06')
  expect(weeks).toEqual([{ week: '2026-11-30', visitors: 0, favorites: 1, carts: 0, orders: 0, confirmed: 1 }])
})

test('OWN-110 days and weeks begin at midnight in Moscow', async () => {
  // Monday, 1 am in Moscow
  shop.clock.now = Date.UTC(2026, 11, 6, 22)
  const id = await addPiece(shop.db, { model_name: 'Seen at night' })
  await shop.catalog.refresh()
  const { customerId, headers } = await signIn(shop, {})
  await shop.app.inject({ method: 'POST', url: '/api/favorites/', headers, payload: { watch_id: id } })
  await fillCart(shop.db, customerId, [id])
  const placed = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
  await advanceOrder(shop.ctx, placed.json().id, 'confirmed')
  const night = { 'user-agent': `${browser} Night/1` }
  await visit(`/product/${id}`, night)
  await visit('/catalog?search=midnight', night)
  settle()
  const { searches, weeks } = await read('from=2026-12-07&to=2026-12-07')
  expect(searches).toEqual([{ words: 'midnight', count: 1, last_day: '2026-12-07', found: expect.any(Number) }])
  expect(weeks).toEqual([{ week: '2026-12-07', visitors: 1, favorites: 1, carts: 0, orders: 0, confirmed: 1 }])
  expect((await read('from=2026-12-06&to=2026-12-06')).weeks).toEqual([])
})

test('OWN-110 a person with several confirmed orders in a week is counted once', async () => {
  const { customerId, headers } = await signIn(shop, { first_name: 'Boris' })
  for (const model of ['One', 'Two']) {
    await fillCart(shop.db, customerId, [await addPiece(shop.db, { model_name: model })])
    const placed = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
    expect(placed.statusCode, placed.body).toBe(201)
    await sql`insert into audit_entry (at, actor, action, subject_kind, subject_id)
      values ('2026-11-18T12:00:00Z', 'shop', 'order.confirm', 'order', ${placed.json().id})`.execute(shop.db)
  }
  expect((await read()).weeks.map(({ confirmed }) => confirmed)).toEqual([1])
})

test('OWN-110 counts of several flushes add up, and old counts are purged', async () => {
  await visit('/product/1')
  await shop.ctx.demand.flush()
  await visit('/product/1')
  await shop.ctx.demand.flush()
  expect(await shop.db.selectFrom('demand_day').select('count').where('kind', '=', 'view').execute()).toEqual([{ count: 2 }])
  shop.clock.now = testNow + 900 * dayMs
  await shop.runJobs()
  shop.clock.now = testNow
  expect(await shop.db.selectFrom('demand_day').selectAll().execute()).toEqual([])
})
