import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { buybackCalls } from '#test/buyback-calls.ts'
import { addPiece } from '#test/factories.ts'
import { withoutIds } from '#test/find-words.ts'
import { advanceOrder, fillCart, pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const desk = buybackCalls()
const { calls, offer } = desk

type Headers = Record<string, string>
const deal = (query: string, headers?: Headers) => calls.call('GET', `/deals/?${query}`, undefined, headers)
const staffAs = async (role: StaffRole) => (await createStaff(calls.shop, { roles: [role] })).headers

/** Adds a piece whose listed price was set on `day`. */
async function listed(day: string, ...[piece, parts]: [Parameters<typeof addPiece>[1], Parameters<typeof addPiece>[2]?]): Promise<number> {
  const { db } = calls.shop
  const id = await addPiece(db, { brand_id: 1, model_name: 'Deal', ...piece }, parts)
  await sql`update price_change set at = ${`${day}T12:00:00Z`}::timestamptz where piece_id = ${id}`.execute(db)
  return id
}

const soldElsewhere = (sold_on: string, sold_cents: number) => ({ private: { sold_on, sold_cents, sold_to: 'Secret Dealer' } })

async function buy(id: number): Promise<void> {
  const buyer = await signIn(calls.shop)
  await fillCart(calls.shop.db, buyer.customerId, [id])
  const placed = await calls.shop.app.inject({
    method: 'POST',
    url: '/api/orders/create_from_cart/',
    headers: buyer.headers,
    payload: pickup,
  })
  expect([placed.statusCode, placed.body]).toEqual([201, expect.anything()])
  for (const step of ['confirmed', 'shipped'] as const) await advanceOrder(calls.shop.ctx, placed.json().id, step)
}

test('DESK-01 OWN-53 a deal shows the cost with its share of expenses, the floor, and the last five prices of the reference', async () => {
  const { db } = calls.shop
  const costs = { cost_cents: 600_000, floor_cents: 850_000 }
  const own = await listed('2026-11-20', { reference: 'DL.100.1', price_cents: 1_000_000, stock: 2 }, { private: costs })
  await db
    .insertInto('piece_expense')
    .values({ piece_id: own, kind: 'service', amount_cents: 50_001, note: '', spent_on: '2026-11-01' })
    .execute()
  const oldest = await listed('2025-01-01', { reference: 'DL1001', price_cents: 700_000 })
  const [asked, dearer] = [
    await listed('2026-10-01', { reference: 'dl 100 1', price_cents: 970_000, production_year: 2019 }),
    await listed('2026-09-01', { reference: 'DL1001', price_cents: 990_000 }),
  ]
  const hidden = { reference: 'DL1001', price_cents: 111_100 }
  await listed('2026-11-01', { ...hidden, price_on_request: true })
  await listed('2026-11-01', { ...hidden, brand_id: 2 })
  await listed('2026-11-01', { ...hidden, status: 'draft', published_at: null })
  const ordered = await listed('2026-08-01', { reference: 'DL1001', price_cents: 960_000 })
  const sold = { reference: 'DL1001', status: 'sold', stock: 0 } as const
  const elsewhere = await listed('2026-08-01', { ...sold, price_cents: 999_900 }, soldElsewhere('2026-10-03', 940_000))
  await buy(ordered)
  calls.shop.clock.now += minuteMs
  await buy(own)
  const { books, reference, prices } = (await deal(`piece=${own}`)).json()
  expect(books).toEqual({
    ownership: 'own',
    cost_usd: '6000.00',
    unit_expenses_usd: '250.01',
    floor_usd: '8500.00',
    consignor_share: null,
    consignor_usd: null,
  })
  expect(reference).toBe('DL.100.1')
  const line = (id: number, is_sold: boolean, day: string, price_usd: string, asked_usd: string | null = price_usd) =>
    expect.objectContaining({ piece_id: id, is_sold, day, price_usd, asked_usd })
  expect(prices).toEqual([
    line(own, true, '2026-11-21', '10000.00'),
    line(ordered, true, '2026-11-21', '9600.00'),
    line(elsewhere, true, '2026-10-03', '9400.00', null),
    line(asked, false, '2026-10-01', '9700.00'),
    line(dearer, false, '2026-09-01', '9900.00'),
  ])
  expect(prices[3]).toMatchObject({ label: 'Rolex Deal', year: 2019 })
  expect(prices.map((price: { piece_id: number }) => price.piece_id)).not.toContain(oldest)
})

test('DESK-01 a piece without a reference and a reference without other pieces have no last prices', async () => {
  const [bare, only] = [await addPiece(calls.shop.db, { reference: null }), await addPiece(calls.shop.db, { reference: 'ONLY.1' })]
  expect((await deal(`piece=${bare}`)).json()).toMatchObject({ reference: null, prices: [], books: { cost_usd: null, floor_usd: null } })
  expect((await deal(`piece=${only}`)).json()).toMatchObject({ reference: 'ONLY.1', prices: [] })
})

test('DESK-01 OWN-89 the deal of a buyback shows the last prices of its brand and reference', async () => {
  const id = await offer({ brand: 'rolex ', model: 'Deal' })
  const known = await listed('2026-10-05', { reference: 'BB.1', price_cents: 910_000 })
  expect((await deal(`buyback=${id}`)).json()).toEqual({ books: null, reference: null, prices: [] })
  const { version } = await desk.get(id)
  const changed = await desk.request('PATCH', `/buybacks/${id}/`, { version, reference: 'bb1' })
  expect([changed.statusCode, changed.body]).toEqual([200, expect.anything()])
  expect((await deal(`buyback=${id}`)).json()).toMatchObject({ books: null, prices: [{ piece_id: known, price_usd: '9100.00' }] })
})

test('DESK-01 sellers, experts and editors read no deal, and their offers, quotes and buybacks hold no cost, floor or last price', async () => {
  const { db } = calls.shop
  const piece = await addPiece(db, { reference: 'SC.1' }, { private: { cost_cents: 654_321, floor_cents: 777_123 } })
  await listed('2026-08-01', { reference: 'SC1', status: 'sold', stock: 0, price_cents: 888_555 }, soldElsewhere('2026-10-03', 888_444))
  const id = await offer({ expected_price: '7000' })
  for (const role of ['seller', 'expert', 'editor'] as const) {
    const headers = await staffAs(role)
    for (const query of [`piece=${piece}`, `buyback=${id}`]) expect([role, (await deal(query, headers)).statusCode]).toEqual([role, 403])
  }
  const seller = await createStaff(calls.shop, { roles: ['seller'] })
  await calls.call('PUT', `/threads/${id}/assignee/`, { staff_id: seller.staffId })
  const paths = [`/offers/?piece=${piece}`, `/quotes/?piece=${piece}`, `/buybacks/${id}/`, `/threads/${id}/`, `/pieces/${piece}/`]
  for (const path of paths) {
    const { statusCode, body } = await calls.call('GET', path, undefined, seller.headers)
    expect([path, statusCode]).toEqual([path, 200])
    expect(withoutIds(body)).not.toMatch(/6543|7771|8884|floor|cost/)
  }
})

test('DESK-01 a request for a deal is refused without a record, with two records, and with an invalid or unknown record', async () => {
  const piece = await addPiece(calls.shop.db)
  for (const query of ['', 'piece=x', `piece=${piece}&buyback=1`, 'piece=0'])
    expect([query, (await deal(query)).statusCode]).toEqual([query, 400])
  for (const query of ['piece=999999', 'buyback=999999']) expect([query, (await deal(query)).statusCode]).toEqual([query, 404])
})
