import { beforeAll, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { ListedOrders, OrderBoard } from '#contract/staff/order-list.ts'
import { addPiece } from '#test/factories.ts'
import { delivery } from '#test/orders.ts'
import { testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, step, write } = calls
const list = async (query = '') => ListedOrders.parse((await call('GET', `/orders/${query}`)).json())
const numbers = async (query: string) => (await list(query)).results.map(({ number }) => number)
const badgesQuery = 'mark=return,refund,note,failed-email&from=2026-01-01&to=2026-12-31&due=true'

describe('OWN-67 the list of orders', () => {
  type Placed = Awaited<ReturnType<typeof place>>
  let picked: Placed
  let sent: Placed
  let coins: Placed
  beforeAll(async () => {
    const brand = await calls.shop.db.selectFrom('brand').select('id').where('name', '=', 'Cartier').executeTakeFirstOrThrow()
    const santos = await addPiece(calls.shop.db, {
      brand_id: brand.id,
      model_name: 'Santos',
      reference: 'WSSA0018',
      price_cents: 3_000_000,
    })
    await calls.shop.db.updateTable('piece_private').set({ serial: '7Q4-X99' }).where('piece_id', '=', santos).execute()
    calls.shop.clock.now = testNow
    picked = await place({ first_name: 'Пётр', last_name: 'Кузнецов', phone: '+7 916 555-44-33', email: 'p@example.com' }, [santos])
    calls.shop.clock.now += hourMs
    sent = await place(delivery)
    calls.shop.clock.now += hourMs
    coins = await place({ mode: 'crypto', pickup_city_id: 2 })
    calls.shop.clock.now = testNow
    await step(sent.id, 'confirm')
    await write('POST', `/orders/${sent.id}/payments/`, { kind: 'deposit', amount_usd: '1050', method: 'cash' })
  })

  test('OWN-67 shows number, person, pieces, total and amount due, and the sums of all orders found', async () => {
    const { count, sums, results } = await list()
    expect([count, sums]).toEqual([3, { pieces: 3, total_usd: '50050.00', due_usd: '49000.00', owed_back_usd: '0.00' }])
    expect(results.map(({ number }) => number)).toEqual([coins, sent, picked].map((order) => order.order_number))
    expect(results[2]).toMatchObject({
      name: 'Пётр Кузнецов',
      phone: '+79165554433',
      pieces: [{ name: 'Cartier Santos', reference: 'WSSA0018', quantity: 1 }],
      total_usd: '30000.00',
      due_usd: '30000.00',
      place: 'Moscow',
      next_steps: ['confirm', 'cancel'],
      expires_at: new Date(testNow + 48 * hourMs).toISOString(),
    })
    expect(results[1]).toMatchObject({ place: 'Paris, France', due_usd: '9000.00', expires_at: null, status: 'confirmed' })
  })

  test.each([
    ['status=pending', ['coins', 'picked']],
    ['status=confirmed,shipped', ['sent']],
    ['mode=crypto', ['coins']],
    ['delivery_method=delivery', ['sent']],
    ['city_id=2', ['coins']],
    ['ordering=oldest', ['picked', 'sent', 'coins']],
    ['ordering=expires', ['picked', 'coins', 'sent']],
    ['ordering=total_desc&page_size=1', ['picked']],
    ['page_size=1&page=3', ['picked']],
    ['from=2026-01-01', ['coins', 'sent', 'picked']],
    ['to=2020-01-01', []],
    ['due=true&status=confirmed', ['sent']],
    ['expires_within=49', ['picked']],
    ['expires_within=1', []],
  ])('OWN-67 filters and sorts by %s', async (query, expected) => {
    const named = { picked, sent, coins }
    expect(await numbers(`?${query}`)).toEqual(expected.map((name) => named[name as keyof typeof named].order_number))
  })

  test.each([
    'Кузнецов',
    'кузнецов пётр',
    '555-44-33',
    '8 916 555 44 33',
    'p@example.com',
    'santos',
    'картье',
    'wssa00',
    'cartier wssa0018',
    '7q4x99',
  ])('OWN-67 finds by %s', async (text) => {
    expect(await numbers(`?search=${encodeURIComponent(text)}`)).toEqual([picked.order_number])
  })

  test('OWN-67 finds by a number as people type it, and by a part of it', async () => {
    const { order_number: number } = sent
    expect(await numbers(`?search=${number.toLowerCase().replace('-', ' ')}`)).toEqual([number])
    expect(await numbers(`?search=${number.slice(0, 6)}`)).toEqual([number])
    expect(await numbers('?search=%25')).toEqual([])
  })

  test.each([
    'status=lost',
    'mode=card',
    'page=0',
    'page_size=201',
    'ordering=name',
    'city_id=x',
    'search=%00',
    'user=1',
    'mark=late',
    'from=1',
    'expires_within=0',
  ])('OWN-67 API-09 ?%s is refused', async (query) => {
    expect((await call('GET', `/orders/?${query}`)).statusCode).toBe(400)
  })

  test('OWN-116 costs three queries at most', async () => {
    for (const query of ['', '?search=rolex', '?status=pending&ordering=expires', `?${badgesQuery}`]) {
      // three queries for the list, one for the session, and one for the pieces that match a search
      expect(await calls.shop.countQueries(() => list(query))).toBeLessThanOrEqual(3 + 2)
    }
  })

  test('OWN-68 the board has a column for each status, the earliest to expire first, and the next steps on each card', async () => {
    const { columns } = OrderBoard.parse((await call('GET', '/orders/board/')).json())
    expect(columns.map(({ status, count, total_usd }) => [status, count, total_usd])).toEqual([
      ['pending', 2, '40000.00'],
      ['confirmed', 1, '10050.00'],
      ['shipped', 0, '0.00'],
      ['delivered', 0, '0.00'],
      ['cancelled', 0, '0.00'],
    ])
    expect(columns[0]?.results.map(({ number }) => number)).toEqual([picked.order_number, coins.order_number])
    expect(columns[1]?.results.map(({ next_steps }) => next_steps)).toEqual([['ship', 'cancel']])
    const crypto = OrderBoard.parse((await call('GET', '/orders/board/?mode=crypto')).json())
    expect(crypto.columns.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0])
  })

  test('OWN-69 an order has its pieces, payments, delivery, customer and history (who did what)', async () => {
    const { id } = sent
    const order = await calls.read(id)
    expect(order).toMatchObject({
      status: 'confirmed',
      version: 2,
      language: 'en',
      placed_by: null,
      can_edit: true,
      next_steps: ['ship', 'cancel'],
      reservation_max: new Date(testNow + hourMs + 14 * dayMs).toISOString(),
      destination: { delivery_method: 'delivery', country: 'FR', address_city: 'Paris' },
      customer: { order_count: 1, bought_usd: '10050.00' },
      events: [
        { kind: 'status', from_status: null, to_status: 'pending', actor: 'customer', by: null },
        { kind: 'status', from_status: 'pending', to_status: 'confirmed', actor: 'staff', by: 'Mark' },
      ],
    })
    expect(Object.keys(order.items[0] ?? {})).toContain('watch')
    expect((await call('GET', '/orders/00000000-0000-4000-8000-000000000000/')).statusCode).toBe(404)
    expect((await call('GET', '/orders/nonsense/')).statusCode).toBe(404)
  })

  test.each(['expert', 'editor'] as const)('OWN-02 an %s can neither read nor change orders', async (role) => {
    const { headers } = await createStaff(calls.shop, { roles: [role] })
    for (const path of ['/orders/', '/orders/board/', `/orders/${sent.id}/`, '/documents/INV-2026-00001/'])
      expect((await call('GET', path, undefined, headers)).statusCode).toBe(403)
    for (const path of ['confirm', 'extend', 'notes', 'payments', 'returns', 'documents'])
      expect((await call('POST', `/orders/${sent.id}/${path}/`, {}, headers)).statusCode).toBe(403)
  })
})
