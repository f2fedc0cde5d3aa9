import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const today = new Date(testNow).toISOString().slice(0, 10)

test('OWN-109 each sold piece of the demo has a consistent day, price and cost', async () => {
  const sales = await shop.db
    .selectFrom('piece')
    .leftJoin('piece_private as own', 'own.piece_id', 'piece.id')
    .select(['key', 'price_cents', 'sold_cents', 'cost_cents'])
    .select(sql<string>`sold_on::text`.as('sold_on'))
    .select(sql<string>`published_at::date::text`.as('published_on'))
    .where('status', '=', 'sold')
    .where('price_cents', 'is not', null)
    .execute()
  expect(sales.length).toBeGreaterThan(10)
  for (const { key, price_cents: asked, sold_cents: paid, cost_cents: cost, sold_on: day, published_on: from } of sales) {
    expect(day > from && day <= today, `${key} ${from} ${day}`).toBe(true)
    expect(Number(paid), String(key)).toBeLessThanOrEqual(Number(asked))
    expect(Number(cost), String(key)).toBeLessThan(Number(paid))
  }
  expect(new Set(sales.map(({ sold_on: day }) => day.slice(0, 7))).size).toBeGreaterThan(1)
})

test('OWN-108 the demo has weeks of stock history, which ends before today', async () => {
  const days = await shop.db
    .selectFrom('stock_day')
    .select([sql<string>`day::text`.as('day'), sql<number>`sum(pieces)::int`.as('pieces'), sql<number>`sum(cost_cents)::int`.as('cost')])
    .groupBy('day')
    .orderBy('day')
    .execute()
  expect(days.length).toBeGreaterThan(10)
  expect(String(days.at(-1)?.day) < today).toBe(true)
  expect(days.filter(({ cost }) => cost > 0)).toEqual([])
  expect(days.at(-1)?.pieces).toBeGreaterThan(Number(days[0]?.pieces))
})
