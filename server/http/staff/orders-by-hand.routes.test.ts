import { describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, place, piece } = calls

describe('OWN-74 a manual order', () => {
  const contact = { first_name: 'Ivan', last_name: 'Petrov', phone: '+7 916 700-10-20', email: 'ivan@example.com' }
  const office = { destination: { delivery_method: 'pickup', pickup_city_id: 1 } }
  const byHand = (lines: object[], more: object = {}, key?: string) =>
    calls.shop.app.inject({
      method: 'POST',
      url: '/api/staff/orders/',
      headers: calls.manager.headers,
      payload: { ...contact, ...office, lines, ...more, ...(key ? { submit_key: key } : {}) },
    })

  test('OWN-74 OWN-27 EDN-09 a manual order takes pieces at the agreed price, is audited by its number, and sends an email', async () => {
    const id = await addPiece(calls.shop.db)
    const response = await byHand([{ piece_id: id, price_usd: '9500' }], { language: 'ru' })
    expect(response.statusCode).toBe(201)
    const { order } = response.json()
    expect(order).toMatchObject({ status: 'pending', placed_by: 'Mark', total_price: '9500.00', mode: 'reserve' })
    const entries = (await call('GET', '/audit/?action=order.place', undefined, calls.owner.headers)).json().results
    expect(entries[0]).toMatchObject({ subject: { kind: 'order', id: order.id, label: order.order_number } })
    expect(order.events).toMatchObject([{ actor: 'staff', by: 'Mark', to_status: 'pending' }])
    expect(await piece(id)).toEqual({ status: 'reserved', stock: 1, held: 1 })
    await calls.pass(10_000)
    const [email] = calls.emails('ivan@example.com')
    expect([email?.subject, email?.text]).toEqual([`Заказ ${order.order_number} оформлен`, expect.stringContaining(`/order#`)])
    // EDN-09: only the email about a manual order lists the first step; the delivery method determines the other steps
    expect(email?.text).toMatch(/ЧТО ДАЛЬШЕ\n\n1\. Откройте заказ кнопкой ниже.*\n2\. Вы осмотрите .*\n3\. /)
    const customer = await calls.shop.db
      .selectFrom('customer')
      .select(['id', 'phone'])
      .where('phone', '=', '79167001020')
      .executeTakeFirstOrThrow()
    expect(order.customer.id).toBe(customer.id)
    expect(await brokenInvariants(calls.shop.db)).toEqual([])
  })

  test('OWN-74 a piece that a cart has just bought is refused and named; nothing else is reserved', async () => {
    const { pieceIds } = await place()
    const free = await addPiece(calls.shop.db)
    const response = await byHand([{ piece_id: pieceIds[0] }, { piece_id: free }])
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { unavailable: [pieceIds[0]], detail: expect.stringContaining('Test model') },
    ])
    expect(await piece(free)).toEqual({ status: 'available', stock: 1, held: 0 })
  })

  test('OWN-74 a piece with its price on request needs a price', async () => {
    const id = await addPiece(calls.shop.db, { price_on_request: true, price_cents: null })
    expect((await byHand([{ piece_id: id }])).json().detail).toMatch(/on request/)
    expect((await byHand([{ piece_id: id, price_usd: '20000' }])).json().order.total_price).toBe('20000.00')
  })

  test('OWN-74 only an owner can sell below the floor price of a piece', async () => {
    const id = await addPiece(calls.shop.db)
    await calls.shop.db.updateTable('piece_private').set({ floor_cents: 900_000 }).where('piece_id', '=', id).execute()
    const lines = [{ piece_id: id, price_usd: '8999.99' }]
    expect((await byHand(lines)).json()).toMatchObject({ errors: { lines: [expect.stringContaining('Test model')] } })
    expect((await call('POST', '/orders/', { ...contact, ...office, lines }, calls.owner.headers)).statusCode).toBe(201)
  })

  test('OWN-74 a manual order takes the piece from a hold and ends the hold', async () => {
    const id = await addPiece(calls.shop.db)
    const until = new Date(testNow + dayMs).toISOString()
    const held = await call('POST', `/pieces/${id}/hold/`, { name: 'Ivan', contact: '', reason: 'word', until })
    expect(held.statusCode).toBeLessThan(300)
    expect((await byHand([{ piece_id: id }])).statusCode).toBe(409)
    expect((await byHand([{ piece_id: id, from_hold: true }])).statusCode).toBe(201)
    const hold = await calls.shop.db.selectFrom('piece_hold').select('ended_how').where('piece_id', '=', id).executeTakeFirst()
    expect([hold?.ended_how, await piece(id)]).toEqual(['ordered', { status: 'reserved', stock: 1, held: 1 }])
    expect(await brokenInvariants(calls.shop.db)).toEqual([])
  })

  test.each(['8 (916) 700-10-20', 'Ivan@example.com', '@ivan, +79167001020'])(
    'OWN-52 OWN-74 the customer’s own hold, matched by %s, is taken over; the hold of another person is not',
    async (known) => {
      const [own, other] = [await addPiece(calls.shop.db), await addPiece(calls.shop.db)]
      const until = new Date(testNow + dayMs).toISOString()
      const hold = (id: number, held: string) => call('POST', `/pieces/${id}/hold/`, { name: 'Ivan', contact: held, reason: 'word', until })
      await hold(own, known)
      await hold(other, '+7 916 700-10-21')
      const both = await byHand([{ piece_id: own }, { piece_id: other }])
      expect([both.statusCode, both.json().unavailable]).toEqual([409, [other]])
      expect(await piece(own)).toEqual({ status: 'reserved', stock: 1, held: 1 })
      expect((await byHand([{ piece_id: own }])).statusCode).toBe(201)
      const ends = await calls.shop.db
        .selectFrom('piece_hold')
        .select('ended_how')
        .where('piece_id', 'in', [own, other])
        .orderBy('piece_id')
        .execute()
      expect(ends).toEqual([{ ended_how: 'ordered' }, { ended_how: null }])
      expect(await brokenInvariants(calls.shop.db)).toEqual([])
    },
  )

  test('OWN-55 pickup is refused while a piece is on its way, in a manual order and from a cart, but not after arrival', async () => {
    const id = await addPiece(calls.shop.db, { model_name: 'Traveller' })
    const asked = await call('POST', `/pieces/${id}/moves/`, { to_city_id: 2, reason: 'stock' })
    const move: string = asked.json().move.id
    expect((await call('POST', `/moves/${move}/send/`, { courier: 'Brinks', tracking: 'B-1', insured_usd: null })).statusCode).toBe(200)
    const byCart = await order(id)
    expect([byCart.statusCode, byCart.json()]).toMatchObject([
      409,
      {
        detail: expect.stringMatching(/On the way to another office.*Traveller/),
        errors: { pickup_city_id: [expect.stringContaining('Traveller')] },
      },
    ])
    expect((await byHand([{ piece_id: id }])).statusCode).toBe(409)
    expect(await piece(id)).toEqual({ status: 'available', stock: 1, held: 0 })
    expect((await call('POST', `/moves/${move}/receive/`, {})).statusCode).toBe(200)
    expect((await order(id)).statusCode).toBe(201)
  })

  async function order(id: number) {
    const buyer = await signIn(calls.shop)
    await fillCart(calls.shop.db, buyer.customerId, [id])
    return calls.shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload: pickup })
  }

  test('CHK-13 OWN-74 a repeated submit key returns the same order; with other details it is refused', async () => {
    const id = await addPiece(calls.shop.db, { stock: 5 })
    const lines = [{ piece_id: id, quantity: 2 }]
    const first = (await byHand(lines, {}, 'hand-order-1')).json()
    const again = (await byHand(lines, {}, 'hand-order-1')).json()
    expect([again.order.id, again.action_id]).toEqual([first.order.id, null])
    expect((await byHand([{ piece_id: id }], {}, 'hand-order-1')).statusCode).toBe(422)
    expect(await piece(id)).toMatchObject({ held: 2 })
  })

  test('OWN-74 exactly one of twelve concurrent orders for a piece succeeds, whether manual or from a cart', async () => {
    const id = await addPiece(calls.shop.db)
    const buyers = await Promise.all(Array.from({ length: 6 }, () => signIn(calls.shop)))
    for (const { customerId } of buyers) await fillCart(calls.shop.db, customerId, [id])
    const url = '/api/orders/create_from_cart/'
    const fromCarts = buyers.map(async ({ headers }) => calls.shop.app.inject({ method: 'POST', url, headers, payload: pickup }))
    const hands = Array.from({ length: 6 }, (_, at) => byHand([{ piece_id: id }], { phone: `+7 916 700-11-0${at}` }))
    const statuses = (await Promise.all([...fromCarts, ...hands])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
    expect(await brokenInvariants(calls.shop.db)).toEqual([])
  })

  test.each([
    { lines: [] },
    { lines: [{ piece_id: 1 }, { piece_id: 1 }] },
    { phone: 'x' },
    { destination: { delivery_method: 'pickup', pickup_city_id: 99 } },
    { reservation_hours: 0 },
    { mode: 'pay' },
  ])('OWN-74 API-09 a manual order with %j is refused', async (wrong) => {
    expect((await byHand([{ piece_id: 1 }], wrong)).statusCode).toBe(400)
  })
})
