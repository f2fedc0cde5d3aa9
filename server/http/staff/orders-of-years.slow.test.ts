import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { firstRowsHeader } from '#contract/rules/staff/first-rows-header.ts'
import { addOrdersOfYears } from '#test/orders-of-years.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const orderCount = 20_000
// one query for the session, two for the search, two for the list
const mostQueries = 5

beforeAll(async () => {
  const insert = sql`
    insert into order_payment (order_id, kind, amount_cents, method, paid_on, staff_id, created_at)
    select id, 'payment', 1000000, 'cash', '2026-11-01', ${calls.manager.staffId}, ${new Date(calls.shop.clock.now)} from shop_order where status = 'delivered'`
  // a connection without a statement timeout, because these statements are slow
  await calls.shop.database.runDedicated(async (db) => {
    await addOrdersOfYears(db, orderCount)
    await insert.execute(db)
    await sql`analyze`.execute(db)
  })
}, 300_000)

test.each([
  ['', 20_000],
  ['?status=pending&ordering=expires', 2857],
  ['?search=7900001234', 10],
  ['?search=rolex', 20_000],
  ['?ordering=total_desc&page=100&page_size=200', 20_000],
  ['board/', null],
] as const)('OWN-67 OWN-116 orders/%s takes five queries at most with 20,000 orders', async (path, count) => {
  const queryCount = await calls.shop.countQueries(async () => {
    const response = await calls.call('GET', `/orders/${path}`)
    expect(response.statusCode).toBe(200)
    if (count !== null) expect(response.json().count).toBe(count)
  })
  expect(queryCount).toBeLessThanOrEqual(mostQueries)
})

test('OWN-70 an export of 20,000 orders has the first 5,000 and says so', async () => {
  const file = await calls.call('GET', '/orders/export/')
  expect(file.headers[firstRowsHeader]).toBe('5000')
  expect(file.body.trim().split('\r\n')).toHaveLength(5001)
  expect((await calls.call('GET', '/orders/export/?status=pending')).headers).not.toHaveProperty(firstRowsHeader)
})
