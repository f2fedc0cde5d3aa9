import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrdersOfYears } from '#test/orders-of-years.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const shop: TestShop = await openTestShop({ ANSWER_CACHE_MB: '0' })
afterAll(() => shop.close())

/**
 * Routes whose number of queries and size of response are not limited: streams, files with all requested data, and the verification of all
 * seals, which runs in slices.
 */
const endless = new Set([
  '/api/staff/live/',
  '/api/staff/pieces/export/',
  '/api/staff/orders/export/',
  '/api/staff/audit/export/',
  '/api/staff/pieces/photo-archive/',
  '/api/staff/audit/seals/',
])
const routes = shop.app.accesses.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/') && !endless.has(url))
const paths = routes.map(({ url }) => url)

/** The queries of a list: session, count, rows. The routes in `moreQueries` may make more. */
const usualQueries = 3
const moreQueries: Record<string, number> = {
  '/api/alerts/': 5,
  '/api/cart/0/': 4,
  '/api/orders/': 4,
  '/api/orders/:id/': 4,
  '/api/staff/orders/': 4,
  '/api/staff/orders/:id/': 12,
  '/api/staff/buybacks/:id/': 7,
  '/api/staff/company/': 4,
  '/api/staff/people/:id/': 14,
  '/api/staff/threads/:id/': 9,
  '/api/staff/wanted/': 5,
  '/api/staff/wallets/': 4,
  '/api/staff/pieces/:id/': 6,
  '/api/staff/pieces/:id/photos/': 5,
  '/api/staff/pieces/:id/prices/': 4,
  '/api/staff/pieces/:id/reports/': 8,
}
const frameBytes = 14_000
const rowBytes = 1300

const long = encodeURIComponent('"<Ж&> '.repeat(16).trim())
/** The most expensive queries. Every path gets each of them. The response must be cheap, whether the path accepts or refuses the query. */
const worst = [
  'page_size=96',
  'page_size=200',
  'page_size=1000',
  'page_size=1000000000',
  `page_size=96&search=${long}`,
  `page_size=200&search=${encodeURIComponent('rolex anna 7900 gold '.repeat(4))}`,
  'page_size=96&page=100000',
  `search=${long}&ordering=${long}&status=${long}&q=${long}`,
  Array.from({ length: 500 }, (_, at) => `status=${at}&search=${at}`).join('&'),
]

let customer: Awaited<ReturnType<typeof signIn>>
let staff: Awaited<ReturnType<typeof createStaff>>
const ids: Record<string, string> = { '/api/watches/:id/': '1', '/api/certificates/:number/': 'M9S3-46QV' }
const countAll = async () => {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(path, (await ask(path, '')).queries)
  return counts
}
let countsOfFew: Map<string, number>

async function ask(route: string, query: string) {
  const path = route.replace(/:\w+/g, ids[route] ?? '1').replace('*', 'nothing')
  const headers = route.startsWith('/api/staff/') ? staff.headers : customer.headers
  let response = await shop.app.inject({ url: '/healthz' })
  const queries = await shop.countQueries(async () => {
    response = await shop.app.inject({ url: `${path}?${query}`, headers })
  })
  const rows = response.statusCode === 200 ? mostRows(response.body) : 0
  return { status: response.statusCode, queries, bytes: response.rawPayload.length, rows }
}

function mostRows(body: string): number {
  const lists = body.startsWith('{') ? Object.values(JSON.parse(body)).filter(Array.isArray) : []
  return Math.max(0, ...lists.map(({ length }) => length))
}

beforeAll(async () => {
  const { db } = shop
  customer = await signIn(shop)
  staff = await createStaff(shop)
  for (const [route, table] of Object.entries({ '/api/jewelry/:id/': 'jewelry', '/api/bags/:id/': 'bag' })) {
    const { rows } = await sql<{ id: number }>`select piece_id as id from ${sql.table(table)} order by piece_id limit 1`.execute(db)
    ids[route] = String(rows[0]?.id)
  }
  countsOfFew = await countAll()
  const at = new Date(shop.clock.now)
  await addOrdersOfYears(db, 400)
  await sql`update shop_order set customer_id = ${customer.customerId} where total_cents > 0`.execute(db)
  for (const table of ['favorite', 'comparison_entry'])
    await sql`insert into ${sql.table(table)} (customer_id, piece_id, added_at) select ${customer.customerId}, id, ${at} from piece`.execute(
      db,
    )
  await sql`
    with own as (insert into cart (customer_id) values (${customer.customerId}) returning id)
    insert into cart_line (cart_id, piece_id, quantity, price_cents, added_at) select own.id, piece.id, 1, 100, ${at} from own, piece`.execute(
    db,
  )
  await sql`
    insert into address (customer_id, country_code, city_text, address_line1, created_at)
    select ${customer.customerId}, 'FR', 'Paris', 'rue ' || i, ${at} from generate_series(1, 20) i`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from shop_order limit 1`.execute(db)
  for (const route of ['/api/orders/:id/', '/api/staff/orders/:id/']) ids[route] = rows[0]?.id ?? ''
}, 60_000)

test('SEC-D2 more than 80 routes are measured, and each exception is one of them', () => {
  expect(paths.length).toBeGreaterThan(80)
  expect(paths).toEqual(expect.arrayContaining(Object.keys(moreQueries)))
})

test.each(paths)('SEC-D2 OPS-11 %s needs a bounded number of queries and bytes for any query string', async (route) => {
  const mostQueries = moreQueries[route] ?? usualQueries
  for (const query of worst) {
    const { status, queries, bytes, rows } = await ask(route, query)
    const what = `${route} with ${query.slice(0, 60)}: ${status}, ${queries} queries, ${bytes} bytes, ${rows} rows`
    expect(status, what).toBeLessThan(500)
    expect(queries, what).toBeLessThanOrEqual(mostQueries)
    if (!route.endsWith('openapi.json')) expect(bytes, what).toBeLessThanOrEqual(frameBytes + rows * rowBytes + 6 * query.length)
  }
})

test('SEC-D2 OWN-67 the number of queries of a list does not depend on its content', async () => {
  const countsOfMany = await countAll()
  const grown = paths.filter((path) => !ids[path] && Number(countsOfMany.get(path)) > Number(countsOfFew.get(path)) + 1)
  expect(grown).toEqual([])
})
