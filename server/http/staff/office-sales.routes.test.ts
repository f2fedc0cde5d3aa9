import { afterEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { StaffOrder, WrittenOrder } from '#contract/staff/order.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, piece, read } = calls
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

const buyer = { first_name: 'Ivan', last_name: 'Petrov' }
const sell = (id: number, more: object = {}, headers?: Record<string, string>) =>
  call('POST', '/orders/office-sale/', { piece_id: id, price_usd: '9500', method: 'cash', identity_seen: true, ...buyer, ...more }, headers)

async function sold(id: number, more: object = {}) {
  const response = await sell(id, more)
  expect([response.statusCode, response.json().detail]).toEqual([201, undefined])
  return WrittenOrder.parse(response.json())
}

const orderCount = async () =>
  (
    await calls.shop.db
      .selectFrom('shop_order')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
  ).count

describe('DESK-05 a sale in the office', () => {
  test('DESK-05 OWN-27 one call takes the payment and hands the piece over, by a buyer without phone and email, as one audited action', async () => {
    const id = await addPiece(calls.shop.db, { city_id: 2 })
    const { order, action_id: action } = await sold(id, { reference: 'Till 7' })
    expect(order).toMatchObject({
      status: 'delivered',
      placed_by: 'Mark',
      total_price: '9500.00',
      money: { due_usd: '0.00', taken_usd: '9500.00' },
      contact: { ...buyer, phone: '', email: '' },
      destination: { delivery_method: 'pickup', pickup_city_id: 2 },
      payments: [{ kind: 'payment', amount_usd: '9500.00', method: 'cash', reference: 'Till 7', paid_on: '2026-11-21', by: 'Mark' }],
      emails: [],
    })
    expect(order.events.map(({ to_status }) => to_status).toSorted()).toEqual(['confirmed', 'delivered', 'pending', 'shipped'])
    expect(await piece(id)).toEqual({ status: 'sold', stock: 0, held: 0 })
    const { results } = (await call('GET', '/audit/?action=order.sell', undefined, calls.owner.headers)).json()
    expect(results[0]).toMatchObject({ id: action, subject: { kind: 'order', id: order.id, label: order.order_number } })
    const papers = await Promise.all(['invoice', 'handover'].map((kind) => call('POST', `/orders/${order.id}/documents/`, { kind })))
    for (const paper of papers) expect(paper.json()).toMatchObject({ body: { buyer: { name: 'Ivan Petrov', phone: '' }, due_usd: '0.00' } })
    // the order had a reservation, whose end must not release the sold piece
    await calls.pass(3 * dayMs)
    expect(await piece(id)).toMatchObject({ status: 'sold' })
  })

  test('DESK-05 a second sale with the same phone belongs to the same customer, and takes a missing name from there', async () => {
    const [one, other] = [await addPiece(calls.shop.db), await addPiece(calls.shop.db)]
    const first = await sold(one, { phone: '8 (916) 700-30-40' })
    expect(first.order.contact.phone).toBe('+79167003040')
    const second = await sold(other, { first_name: '', last_name: '', phone: '+7 916 700-30-40' })
    expect(second.order).toMatchObject({ contact: buyer, customer: { id: first.order.customer.id, order_count: 2 } })
  })

  test('DESK-05 an undo returns the piece to sale, deletes the payment and cancels the order; after a refund it is refused', async () => {
    const id = await addPiece(calls.shop.db)
    const { order, action_id: action } = await sold(id)
    expect((await call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(200)
    expect(await read(order.id)).toMatchObject({ status: 'cancelled', payments: [], identity_seen: null })
    expect(await piece(id)).toEqual({ status: 'available', stock: 1, held: 0 })
    expect((await call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(409)
    const again = await sold(id)
    const refund = { kind: 'refund', amount_usd: '100', method: 'cash' }
    expect((await call('POST', `/orders/${again.order.id}/payments/`, refund)).statusCode).toBe(201)
    const refused = await call('POST', `/audit/${again.action_id}/undo/`, {})
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringMatching(/payment or a return/)])
    expect(await piece(id)).toMatchObject({ status: 'sold' })
  })

  test('DESK-05 only an owner sells below the floor price; the error is that of the price', async () => {
    const id = await addPiece(calls.shop.db)
    await calls.shop.db.updateTable('piece_private').set({ floor_cents: 960_000 }).where('piece_id', '=', id).execute()
    expect((await sell(id)).json()).toMatchObject({ errors: { price_usd: [expect.stringContaining('below its floor')] } })
    expect(await piece(id)).toEqual({ status: 'available', stock: 1, held: 0 })
    expect((await sell(id, {}, calls.owner.headers)).statusCode).toBe(201)
  })

  test('DESK-05 a held piece is sold only to the person it is held for, or if the hold is explicitly ended', async () => {
    const [one, other] = [await addPiece(calls.shop.db), await addPiece(calls.shop.db)]
    const until = new Date(testNow + dayMs).toISOString()
    for (const id of [one, other])
      await call('POST', `/pieces/${id}/hold/`, { name: 'Ivan', contact: '+7 916 700-50-60', reason: 'word', until })
    expect((await sell(one)).statusCode).toBe(409)
    await sold(one, { phone: '89167005060' })
    await sold(other, { from_hold: true })
  })

  test.each([
    [{ identity_seen: false }, 400, 'identity_seen'],
    [{ first_name: '', last_name: '' }, 400, 'first_name'],
    [{ first_name: '', last_name: '', phone: '+7 916 111-22-33' }, 400, 'first_name'],
    [{ phone: '12' }, 400, 'phone'],
    [{ price_usd: '0' }, 400, 'price_usd'],
    [{ method: 'shells' }, 400, 'method'],
    [{ person_id: 999_999 }, 404, null],
  ])('DESK-05 API-09 %j is refused with %i, and nothing is written', async (wrong, status, field) => {
    const id = await addPiece(calls.shop.db)
    const before = await orderCount()
    const response = await sell(id, wrong)
    expect([response.statusCode, Object.keys(response.json().errors ?? {})]).toEqual([status, field ? [field] : []])
    expect([await orderCount(), await piece(id)]).toEqual([before, { status: 'available', stock: 1, held: 0 }])
  })

  test('DESK-05 ERR-02 a missing payment method is reported like any other empty field', async () => {
    const response = await sell(await addPiece(calls.shop.db), { method: undefined })
    expect(response.json().errors).toEqual({ method: ['Please fill in this field.'] })
  })

  test('DESK-05 OWN-10 experts and editors cannot sell', async () => {
    const id = await addPiece(calls.shop.db)
    for (const role of ['expert', 'editor'] as const) {
      const { headers } = await createStaff(calls.shop, { roles: [role] })
      expect((await sell(id, {}, headers)).statusCode).toBe(403)
    }
  })
})

describe('DESK-05 races of a sale in the office', () => {
  test('DESK-05 exactly one of ten concurrent sales and orders for a piece succeeds; the others are told that it is gone', async () => {
    const id = await addPiece(calls.shop.db)
    const buyers = await Promise.all(Array.from({ length: 5 }, () => signIn(calls.shop)))
    for (const { customerId } of buyers) await fillCart(calls.shop.db, customerId, [id])
    const url = '/api/orders/create_from_cart/'
    const fromCarts = buyers.map(async ({ headers }) => calls.shop.app.inject({ method: 'POST', url, headers, payload: pickup }))
    const before = Number(await orderCount())
    const sales = Array.from({ length: 5 }, (_, at) => sell(id, at % 2 ? { phone: `+7 916 700-12-0${at}` } : {}))
    const responses = await Promise.all([...sales, ...fromCarts])
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, ...Array(9).fill(409)])
    expect(Number(await orderCount())).toBe(before + 1)
    const { count } = await calls.shop.db
      .selectFrom('customer')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('first_name', '=', 'Ivan')
      .where('phone', 'like', '791670012%')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBeLessThanOrEqual(1)
  })

  test('DESK-05 a reserved and a sold piece are refused by name', async () => {
    const { pieceIds } = await calls.place()
    const taken = await sell(Number(pieceIds[0]))
    expect([taken.statusCode, taken.json()]).toMatchObject([409, { unavailable: pieceIds, detail: expect.stringContaining('Test model') }])
    const id = await addPiece(calls.shop.db)
    await sold(id)
    expect((await sell(id)).statusCode).toBe(409)
  })

  test('DESK-05 CHK-13 a repeated submit key returns the same sale, even concurrently; with other details it is refused', async () => {
    const id = await addPiece(calls.shop.db, { stock: 3 })
    const responses = await Promise.all(Array.from({ length: 4 }, () => sell(id, { submit_key: 'office-sale-1' })))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    const orders = responses.map((response) => StaffOrder.parse(response.json().order).id)
    expect(new Set(orders).size).toBe(1)
    expect(responses.filter((response) => response.json().action_id !== null)).toHaveLength(1)
    expect(await piece(id)).toMatchObject({ stock: 2 })
    const refused = await sell(id, { submit_key: 'office-sale-1', price_usd: '9000' })
    const number = responses[0]?.json().order.order_number
    expect([refused.statusCode, refused.json().detail]).toEqual([422, expect.stringContaining(`No. ${number}`)])
  })
})
