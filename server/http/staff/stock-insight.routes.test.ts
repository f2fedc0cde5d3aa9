import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { StockInsight } from '#contract/staff/stock-insight.ts'
import { addPiece } from '#test/factories.ts'
import { testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call } = calls
type Headers = Record<string, string>
async function read(headers?: Headers): Promise<StockInsight> {
  const response = await call('GET', '/insight/stock/', undefined, headers)
  expect(response.statusCode, response.body).toBe(200)
  return StockInsight.parse(response.json())
}
/** Renews all sessions, because idle sessions end. */
const stayAwake = () => {
  const now = new Date(calls.shop.clock.now)
  return sql`update staff_session set seen_at = ${now}, created_at = ${now}`.execute(calls.shop.db)
}
const inStock = 'status=draft,incoming,available,reserved'
const count = async (query: string): Promise<number> => (await call('GET', `/pieces/?${inStock}&${query}&page_size=1`)).json().count

async function addBrand(name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into brand (name) values (${name}) returning id`.execute(calls.shop.db)
  await calls.shop.catalog.refresh()
  return rows[0]?.id ?? 0
}

test('OWN-108 asking value and cost by brand, office and ownership exclude sold and withdrawn pieces', async () => {
  const { db } = calls.shop
  const before = await read()
  const brand_id = await addBrand('House of tests')
  await addPiece(db, { brand_id, price_cents: 1_000_000, city_id: 2 }, { private: { cost_cents: 700_000 } })
  await addPiece(db, { brand_id, price_cents: 200_000, stock: 3, city_id: 2 }, { private: { cost_cents: 100_000 } })
  const consigned = await addPiece(
    db,
    { brand_id, price_cents: 500_050, city_id: 2 },
    { private: { ownership: 'consignment', consignor_name: 'Irina', consignor_share: 8000 } },
  )
  await sql`insert into piece_expense (piece_id, kind, amount_cents, spent_on) values (${consigned}, 'service', 25000, '2026-11-01')`.execute(
    db,
  )
  await addPiece(db, { brand_id, price_on_request: true, price_cents: 9_000_000, city_id: 2 })
  await addPiece(db, { brand_id, status: 'draft', published_at: null, price_cents: null, city_id: 2 }, { private: { cost_cents: 1 } })
  await addPiece(db, { brand_id, status: 'sold', stock: 0 })
  await addPiece(db, { brand_id, status: 'withdrawn' })

  const after = await read()
  const own = { pieces: 5, asked_usd: '21000.50', unpriced: 2, cost_usd: '10250.01', uncosted: 1 }
  expect(after.brands.find(({ id }) => id === brand_id)).toEqual({ id: brand_id, name: 'House of tests', ...own })
  expect(after.total.pieces).toBe(before.total.pieces + 5)
  expect(Number(after.total.asked_usd)).toBeCloseTo(Number(before.total.asked_usd) + 21_000.5, 2)
  expect(after.by_ownership?.find(({ ownership }) => ownership === 'consignment')).toMatchObject({
    pieces: 1,
    asked_usd: '5000.50',
    cost_usd: '250.00',
    uncosted: 0,
  })
  const office = (stock: StockInsight) => stock.offices.find(({ id }) => id === 2)
  expect(office(after)?.pieces).toBe((office(before)?.pieces ?? 0) + 5)
  expect(office(after)?.name).toBe('Dubai')
  for (const part of [after.brands, after.offices, after.ages, after.by_ownership ?? []])
    expect(part.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(after.total.pieces)
  const asked = after.brands.map(({ asked_usd: usd }) => Number(usd))
  expect(asked).toEqual(asked.toSorted((a, b) => b - a))
  expect(await calls.shop.countQueries(() => read())).toBeLessThanOrEqual(3)
})

test('OWN-108 each age band counts as many pieces as its filter finds, both ends included', async () => {
  const days = [0, 30, 31, 90, 91, 180, 181, 365, 366, 900]
  for (const each of days) {
    const acquired_on = new Date(testNow - each * dayMs).toISOString().slice(0, 10)
    await addPiece(calls.shop.db, {}, { private: { acquired_on } })
  }
  const { ages, total } = await read()
  expect(ages.map(({ from, to }) => [from, to])).toEqual([
    [0, 30],
    [31, 90],
    [91, 180],
    [181, 365],
    [366, null],
  ])
  for (const { from, to, pieces } of ages) {
    expect(pieces).toBeGreaterThanOrEqual(2)
    expect(await count(`${from ? `days_min=${from}&` : ''}${to === null ? '' : `days_max=${to}`}`)).toBe(pieces)
  }
  expect(await count('')).toBe(total.pieces)
})

test('OWN-108 the stock is recorded once for each day, even when the job runs twice', async () => {
  const { db, clock, runJobs } = calls.shop
  await db.deleteFrom('stock_day').execute()
  await runJobs()
  const first = await read()
  expect(first.days.at(-1)).toEqual({
    day: '2026-11-21',
    pieces: first.total.pieces,
    asked_usd: first.total.asked_usd,
    cost_usd: first.total.cost_usd,
  })
  const id = await addPiece(db)
  clock.now += 2 * hourMs
  await runJobs()
  await stayAwake()
  expect((await read()).days).toEqual([expect.objectContaining({ day: '2026-11-21', pieces: first.total.pieces + 1 })])
  await sql`update piece set status = 'withdrawn' where id = ${id}`.execute(db)
  clock.now += dayMs
  await runJobs()
  await stayAwake()
  expect((await read()).days.map(({ day, pieces }) => [day, pieces])).toEqual([
    ['2026-11-21', first.total.pieces + 1],
    ['2026-11-22', first.total.pieces],
  ])
})

test('OWN-108 the day of the stock begins at midnight in Moscow', async () => {
  const { db, clock, runJobs } = calls.shop
  await db.deleteFrom('stock_day').execute()
  clock.now = Date.UTC(2026, 10, 25, 20, 30)
  await runJobs()
  clock.now += hourMs
  await runJobs()
  await stayAwake()
  expect((await read()).days.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26'])
  const acquired = await addPiece(db, {}, { private: { acquired_on: '2026-11-25' } })
  expect((await call('GET', `/pieces/${acquired}/`)).json().days_held).toBe(1)
})

test('OWN-108 OWN-03 an editor sees asking values but no costs; an expert cannot read the stock report', async () => {
  const editor = await createStaff(calls.shop, { roles: ['editor'] })
  const stock = await read(editor.headers)
  expect(stock.by_ownership).toBeUndefined()
  expect(JSON.stringify(stock)).not.toMatch(/cost|ownership/)
  const expert = await createStaff(calls.shop, { roles: ['expert'] })
  expect((await call('GET', '/insight/stock/', undefined, expert.headers)).statusCode).toBe(403)
})
