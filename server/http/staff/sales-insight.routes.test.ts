import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { SalesInsight } from '#contract/staff/sales-insight.ts'
import { addPiece } from '#test/factories.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, step } = calls
async function read(from: string, to: string): Promise<SalesInsight> {
  const response = await call('GET', `/insight/sales/?from=${from}&to=${to}`)
  expect(response.statusCode, response.body).toBe(200)
  return SalesInsight.parse(response.json())
}

async function publish(day: string, asked: number, more: { cost?: number; brand_id?: number; city_id?: number } = {}): Promise<number> {
  const { cost, ...piece } = more
  return addPiece(
    calls.shop.db,
    { price_cents: asked * 100, published_at: `${day}T09:00:00Z`, ...piece },
    cost === undefined ? {} : { private: { cost_cents: cost * 100 } },
  )
}

async function sell(ids: number[], at: string): Promise<string> {
  calls.shop.clock.now = Date.parse(at)
  const { id } = await place({}, ids)
  await step(id, 'confirm')
  await step(id, 'ship')
  return id
}
const reprice = (id: number, usd: number) => sql`update piece set price_cents = ${usd * 100} where id = ${id}`.execute(calls.shop.db)

beforeAll(async () => {
  const { db } = calls.shop
  // published in 2025, because the demo has no data of that year
  const quick = await publish('2025-01-01', 10_000, { cost: 7000 })
  const lowered = await publish('2025-01-01', 10_000, { cost: 9500, brand_id: 2 })
  const raised = await publish('2025-01-01', 1000, { city_id: 2 })
  const pair = await publish('2025-01-10', 4000, { cost: 1000 })
  const elsewhere = await publish('2025-01-10', 2000, { cost: 500 })
  const back = await publish('2025-01-10', 50_000, { cost: 1 })
  const undone = await publish('2025-01-10', 60_000, { cost: 1 })
  const consigned = await publish('2025-01-20', 5000)
  await publish('2025-01-20', 7000)
  await publish('2025-12-31', 7000)
  await sql`update piece_private set ownership = 'consignment', consignor_name = 'Irina', consignor_share = 8000
    where piece_id = ${consigned}`.execute(db)
  await sql`insert into piece_expense (piece_id, kind, amount_cents, spent_on) values (${quick}, 'service', 50000, '2025-01-02')`.execute(
    db,
  )

  // 30 days after the publication in UTC, but 31 days in the time zone of the first office
  const first = await sell([quick], '2025-01-31T21:30:00Z')
  await reprice(lowered, 9000)
  await reprice(raised, 1500)
  const promo = await sell([lowered, raised], '2025-03-02T09:00:00Z')
  // a discount of ten percent on each line
  await sql`update shop_order set discount_cents = 105000, total_cents = total_cents - 105000 where id = ${promo}::uuid`.execute(db)
  const again = await sell([pair, consigned], '2025-03-05T09:00:00Z')
  // the buyer of `again` is the buyer of `first`, with another account
  await sql`update shop_order set person_id = (select person_id from shop_order where id = ${first}::uuid)
    where id = ${again}::uuid`.execute(db)
  await sql`update piece set status = 'sold', stock = 0 where id = ${elsewhere}`.execute(db)
  await sql`update piece_private set sold_on = '2025-03-31', sold_cents = 150000 where piece_id = ${elsewhere}`.execute(db)

  const at = sql`${new Date(calls.shop.clock.now)}::timestamptz`
  const returned = await sell([back], '2025-03-06T09:00:00Z')
  await sql`insert into order_return (order_id, line_id, state, reason, staff_id, asked_at, decided_at)
    select order_id, id, 'accepted', 'x', ${calls.manager.staffId}::uuid, ${at}, ${at} from order_line where order_id = ${returned}::uuid`.execute(
    db,
  )
  const { id } = await place({}, [undone])
  await step(id, 'confirm')
  const { action_id: shipped } = await step(id, 'ship')
  expect((await call('POST', `/audit/${shipped}/undo/`, {})).statusCode).toBe(200)
})

test('OWN-109 sales have the amount paid, discount, mean days, margin and buyers, without returned or undone sales', async () => {
  const { total, buyers } = await read('2025-01-01', '2025-12-31')
  expect(total).toMatchObject({ pieces: 6, sold_usd: '29950.00' })
  expect(total.discount_usd).toBe('2400.00')
  expect(total.discount_percent).toBe(7.5)
  expect(total.mean_days).toBe(54.8)
  // margins: 10,000 − 7,000 − 500; 8,100 − 9,500; 4,000 − 1,000; 5,000 − 4,000; 1,500 − 500; the sixth piece has no cost
  expect(total).toMatchObject({ margin_usd: '6100.00', margin_unknown: 1 })
  expect(buyers).toEqual({ all: 2, again: 1 })
})

test('OWN-109 the sales by month, brand, office and person each add up to the total', async () => {
  const { total, months, brands, offices, people } = await read('2025-01-01', '2025-12-31')
  expect(months.map(({ month, pieces, sold_usd: usd }) => [month, pieces, usd])).toEqual([
    ['2025-02', 1, '10000.00'],
    ['2025-03', 5, '19950.00'],
  ])
  expect(brands.map(({ id, sold_usd: usd }) => [id, usd])).toEqual([
    [1, '21850.00'],
    [2, '8100.00'],
  ])
  expect(brands.find(({ id }) => id === 2)).toMatchObject({ margin_usd: '-1400.00', discount_percent: 19 })
  expect(offices.map(({ name, sold_usd: usd }) => [name, usd])).toEqual([
    ['Moscow', '28600.00'],
    ['Dubai', '1350.00'],
  ])
  expect(people.map(({ name, pieces }) => [name, pieces])).toEqual([
    ['Mark', 5],
    [null, 1],
  ])
  for (const part of [months, brands, offices, people]) expect(part.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(total.pieces)
})

test('OWN-109 a period includes its first and last day, in the time zone of the first office', async () => {
  expect((await read('2025-01-01', '2025-01-31')).total.pieces).toBe(0)
  expect((await read('2025-02-01', '2025-02-01')).total.pieces).toBe(1)
  expect((await read('2025-03-31', '2025-03-31')).total.pieces).toBe(1)
  expect((await call('GET', '/insight/sales/?from=2025-02-02&to=2025-02-01')).statusCode).toBe(400)
})

test('OWN-109 sell-through counts the pieces published in the period that were sold within 30, 90 and 180 days', async () => {
  // Days from publishing to sale. Published on January 1: 31, 60, 60. On January 10: 54, 80, a returned piece, and a piece whose sale was
  // undone. On January 20: 44, and an unsold piece.
  expect((await read('2025-01-01', '2025-01-31')).sell_through).toEqual([
    { days: 30, published: 9, sold: 0 },
    { days: 90, published: 9, sold: 6 },
    { days: 180, published: 9, sold: 6 },
  ])
  const [thirty, ninety] = (await read('2026-09-15', '2026-11-21')).sell_through
  expect(ninety?.published).toBe(0)
  expect(thirty?.published).toBeGreaterThan(0)
  expect(await calls.shop.countQueries(() => read('2025-01-01', '2025-12-31'))).toBeLessThanOrEqual(3)
})

test('OWN-108 OWN-109 OWN-53 the units of a lot share its expenses, in sales, stock, list and record', async () => {
  const { db } = calls.shop
  const { rows } = await sql<{ id: number }>`insert into brand (name) values ('House of lots') returning id`.execute(db)
  const brand_id = rows[0]?.id ?? 0
  await calls.shop.catalog.refresh()
  const private_ = { cost_cents: 100_000 }
  const lot = await addPiece(db, { brand_id, price_cents: 200_000, stock: 3, published_at: '2024-01-01T09:00:00Z' }, { private: private_ })
  await sql`insert into piece_expense (piece_id, kind, amount_cents, spent_on) values (${lot}, 'service', 60000, '2024-01-02')`.execute(db)
  const stock = async () =>
    (await call('GET', '/insight/stock/')).json().brands.find(({ id }: { id: number }) => id === brand_id)?.cost_usd ?? '0.00'
  const margins = async () => {
    const { results } = (await call('GET', `/pieces/?brand_ids=${brand_id}&ordering=-margin`)).json()
    const { books } = (await call('GET', `/pieces/${lot}/`)).json()
    return [results[0].margin_usd, results[0].unit_expenses_usd, books.margin_usd, books.unit_expenses_usd, books.expenses_usd]
  }
  expect([await stock(), await margins()]).toEqual(['3600.00', ['800.00', '200.00', '800.00', '200.00', '600.00']])
  await sell([lot], '2024-02-01T09:00:00Z')
  expect([await stock(), await margins()]).toEqual(['2400.00', ['800.00', '200.00', '800.00', '200.00', '600.00']])
  await sell([lot], '2024-03-01T09:00:00Z')
  await sell([lot], '2024-03-02T09:00:00Z')
  const { total, months } = await read('2024-01-01', '2024-12-31')
  expect(total).toMatchObject({ pieces: 3, sold_usd: '6000.00', margin_usd: '2400.00' })
  expect(months.map(({ margin_usd: usd }) => usd)).toEqual(['800.00', '1600.00'])
  expect(await stock()).toBe('0.00')
})

test('OWN-109 OWN-03 an editor and an expert cannot read sales', async () => {
  for (const role of ['editor', 'expert'] as const) {
    const { headers } = await createStaff(calls.shop, { roles: [role] })
    expect((await call('GET', '/insight/sales/?from=2025-01-01&to=2025-02-01', undefined, headers)).statusCode).toBe(403)
  }
})
