import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { worthOfLines } from '#contract/rules/staff/order-money.ts'
import { lastSales, saleOfPiece } from '#server/domain/archive/sale-of-piece.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants } from '#test/orders.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, place, step, write } = calls
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

const addPromo = (code: string, cents: number) => calls.shop.db.insertInto('promo').values({ code, type: 'fixed', value: cents }).execute()

async function deliver(code: string, prices: readonly number[]) {
  const pieces: number[] = []
  for (const cents of prices) pieces.push(await addPiece(calls.shop.db, { price_cents: cents }))
  const order = await place({ promo_code: code }, pieces)
  await write('POST', `/orders/${order.id}/payments/`, { kind: 'payment', amount_usd: order.total_price, method: 'transfer' })
  for (const name of ['confirm', 'ship'] as const) await step(order.id, name, { email: 'skip' })
  await step(order.id, 'deliver', { identity_seen: true })
  return order
}

async function giveBack(id: string, line: string) {
  const { order } = await write('POST', `/orders/${id}/returns/`, { line_id: line, reason: 'too small' })
  const path = `/orders/${id}/returns/${order.returns.find((asked) => asked.line_id === line)?.id}/`
  await write('PATCH', path, { state: 'received' })
  await write('PATCH', path, { state: 'inspected', inspection: 'as sold' })
  return (await write('PATCH', path, { state: 'accepted' })).order
}

test('REAL-02 289.00 is owed back for three pieces at 100 that were bought with 11 off and then returned', async () => {
  await addPromo('ELEVEN', 1100)
  const { id, order_number: number, items } = await deliver('ELEVEN', [10_000, 10_000, 10_000])
  const owed: string[] = []
  for (const item of items) owed.push((await giveBack(id, item.id)).money.to_refund_usd)
  expect(owed).toEqual(['96.33', '192.66', '289.00'])
  expect((await call('GET', `/orders/?search=${number}`)).json().results[0]).toMatchObject({ due_usd: '0.00', owed_back_usd: '289.00' })
})

test('REAL-02 the sales report counts what was paid for the pieces of a discounted order', async () => {
  await addPromo('SEVEN', 700)
  const day = new Date(calls.shop.clock.now).toISOString().slice(0, 10)
  const paid = async () =>
    Number((await call('GET', `/insight/sales/?from=${day}&to=${day}`, undefined, calls.owner.headers)).json().total.sold_usd)
  const before = await paid()
  await deliver('SEVEN', [10_000, 10_000, 10_000])
  expect(Math.round((await paid()) * 100)).toBe(Math.round(before * 100) + 29_300)
})

test('REAL-02 the database splits a discount between lines as worthOfLines does', async () => {
  await addPromo('ODD', 12_345)
  const prices = [10_001, 33_333, 7, 999_999, 10_001]
  const { id } = await deliver('ODD', prices)
  const { rows } = await sql<{ worth: number }>`
    select w.worth_cents as worth from order_line_worth w join order_line l on l.id = w.line_id where w.order_id = ${id} order by l.position`.execute(
    calls.shop.db,
  )
  const lines = await calls.shop.db
    .selectFrom('order_line')
    .select(['price_cents as priceCents', 'quantity'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  expect(rows.map(({ worth }) => worth)).toEqual(worthOfLines(lines, 12_345))
})

test('REAL-02 OWN-116 the sales of all pieces equal those of each piece, and all discounts are split by one subquery', async () => {
  const { db } = calls.shop
  await addPromo('THREE', 301)
  await deliver('THREE', [10_000, 10_000, 10_000])
  const ofEach = await sql`select p.id as piece_id, sale.* from piece p join lateral (${saleOfPiece}) sale on true order by p.id`.execute(
    db,
  )
  const ofAll = await sql`select * from (${lastSales}) sale order by piece_id`.execute(db)
  expect(ofAll.rows).toEqual(ofEach.rows)
  expect(ofAll.rows).toEqual(expect.arrayContaining([expect.objectContaining({ cents: 9899, priced: 10_000 })]))
  const { rows: plan } = await sql<Record<string, string>>`explain ${lastSales}`.execute(db)
  const lines = plan.flatMap((line) => Object.values(line)).join('\n')
  expect(lines).toContain('WindowAgg')
  expect(lines).not.toContain('SubPlan')
})
