import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { orderBadges } from '#contract/rules/staff/order-enums.ts'
import { readyOrderViews } from '#contract/rules/staff/ready-views.ts'
import { ListedOrders, OrderBoard } from '#contract/staff/order-list.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, delivery, fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, step, write, piece } = calls
const list = async (query = '') => ListedOrders.parse((await call('GET', `/orders/${query}`)).json())
const numbers = async (query: string) => (await list(query)).results.map(({ number }) => number)

const badgesQuery = 'mark=return,refund,note,failed-email&from=2026-01-01&to=2026-12-31&due=true'
/** A ready view as the API is asked for it. */
function readyQuery(key: keyof typeof readyOrderViews): string {
  const { sort, ...filters } = Object.fromEntries(new URLSearchParams(readyOrderViews[key]))
  return String(new URLSearchParams(sort ? { ...filters, ordering: sort === 'created' ? 'oldest' : sort } : filters))
}

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

  test('OWN-67 shows number, person, pieces, total, what is due, and sums of all that is found', async () => {
    const { count, sums, results } = await list()
    expect([count, sums]).toEqual([3, { pieces: 3, total_usd: '50050.00', due_usd: '49000.00' }])
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
    // the clock of Moscow is ahead of UTC
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

  test('OWN-67 finds by a whole number as people type it, and by a part', async () => {
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

  test('OWN-116 costs three queries at most, however many orders there are', async () => {
    for (const query of ['', '?search=rolex', '?status=pending&ordering=expires', `?${badgesQuery}`]) {
      // two of them are the session's
      expect(await calls.shop.countQueries(() => list(query))).toBeLessThanOrEqual(3 + 2)
    }
  })

  test('OWN-68 the board has a column for each status; what ends first comes first, and each card knows where it may go', async () => {
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

  test('OWN-69 the record holds pieces, money, delivery, person, and its history with by whose hand', async () => {
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

  test.each(['expert', 'editor'] as const)('OWN-02 an %s reads and moves no order', async (role) => {
    const { headers } = await createStaff(calls.shop, { roles: [role] })
    for (const path of ['/orders/', '/orders/board/', `/orders/${sent.id}/`, '/documents/INV-2026-00001/'])
      expect((await call('GET', path, undefined, headers)).statusCode).toBe(403)
    for (const path of ['confirm', 'extend', 'notes', 'payments', 'returns', 'documents'])
      expect((await call('POST', `/orders/${sent.id}/${path}/`, {}, headers)).statusCode).toBe(403)
  })
})

describe('OWN-74 an order by hand', () => {
  const contact = { first_name: 'Ivan', last_name: 'Petrov', phone: '+7 916 700-10-20', email: 'ivan@example.com' }
  const office = { destination: { delivery_method: 'pickup', pickup_city_id: 1 } }
  const byHand = (lines: object[], more: object = {}, key?: string) =>
    calls.shop.app.inject({
      method: 'POST',
      url: '/api/staff/orders/',
      headers: calls.manager.headers,
      payload: { ...contact, ...office, lines, ...more, ...(key ? { submit_key: key } : {}) },
    })

  test('OWN-74 takes its pieces at the agreed price, and the person sees it once signed in with the phone', async () => {
    const id = await addPiece(calls.shop.db)
    const response = await byHand([{ piece_id: id, price_usd: '9500' }], { language: 'ru' })
    expect(response.statusCode).toBe(201)
    const { order } = response.json()
    expect(order).toMatchObject({ status: 'pending', placed_by: 'Mark', total_price: '9500.00', mode: 'reserve' })
    expect(order.events).toMatchObject([{ actor: 'staff', by: 'Mark', to_status: 'pending' }])
    expect(await piece(id)).toEqual({ status: 'reserved', stock: 1, held: 1 })
    await calls.pass(10_000)
    const [email] = calls.emails('ivan@example.com')
    expect([email?.subject, email?.text]).toEqual([`Заказ ${order.order_number} оформлен`, expect.stringContaining('/purchase-history')])
    const customer = await calls.shop.db
      .selectFrom('customer')
      .select(['id', 'phone'])
      .where('phone', '=', '79167001020')
      .executeTakeFirstOrThrow()
    expect(order.customer.id).toBe(customer.id)
    expect(await brokenInvariants(calls.shop.db)).toEqual([])
  })

  test('OWN-74 sells nothing that a cart has just bought, and names it', async () => {
    const { pieceIds } = await place()
    const free = await addPiece(calls.shop.db)
    const response = await byHand([{ piece_id: pieceIds[0] }, { piece_id: free }])
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { unavailable: [pieceIds[0]], detail: expect.stringContaining('Test model') },
    ])
    expect(await piece(free)).toEqual({ status: 'available', stock: 1, held: 0 })
  })

  test('OWN-74 needs a price for a piece whose price is on request', async () => {
    const id = await addPiece(calls.shop.db, { price_on_request: true, price_cents: null })
    expect((await byHand([{ piece_id: id }])).json().detail).toMatch(/on request/)
    expect((await byHand([{ piece_id: id, price_usd: '20000' }])).json().order.total_price).toBe('20000.00')
  })

  test('OWN-74 goes below the floor of a piece only by an owner', async () => {
    const id = await addPiece(calls.shop.db)
    await calls.shop.db.updateTable('piece_private').set({ floor_cents: 900_000 }).where('piece_id', '=', id).execute()
    const lines = [{ piece_id: id, price_usd: '8999.99' }]
    expect((await byHand(lines)).json()).toMatchObject({ errors: { lines: [expect.stringContaining('Test model')] } })
    expect((await call('POST', '/orders/', { ...contact, ...office, lines }, calls.owner.headers)).statusCode).toBe(201)
  })

  test('OWN-74 takes a piece that is kept for the person, and ends the hold', async () => {
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
    'OWN-52 OWN-74 takes over the hold of the person, known by %s, in one go; that of another person stays',
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

  test('OWN-55 promises no pickup of a piece that is on its way, neither by hand nor from a cart; once it has arrived it does', async () => {
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

  /** An order from a customer's cart, picked up. */
  async function order(id: number) {
    const buyer = await signIn(calls.shop)
    await fillCart(calls.shop.db, buyer.customerId, [id])
    return calls.shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload: pickup })
  }

  test('CHK-13 OWN-74 the same submit again is the same order; with other details it is refused', async () => {
    const id = await addPiece(calls.shop.db, { stock: 5 })
    const lines = [{ piece_id: id, quantity: 2 }]
    const first = (await byHand(lines, {}, 'hand-order-1')).json()
    const again = (await byHand(lines, {}, 'hand-order-1')).json()
    expect([again.order.id, again.action_id]).toEqual([first.order.id, null])
    expect((await byHand([{ piece_id: id }], {}, 'hand-order-1')).statusCode).toBe(422)
    expect(await piece(id)).toMatchObject({ held: 2 })
  })

  test('OWN-74 of twelve by hand and from carts for one piece, one gets it', async () => {
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
  ])('OWN-74 API-09 with %j is refused', async (wrong) => {
    expect((await byHand([{ piece_id: 1 }], wrong)).statusCode).toBe(400)
  })
})

describe('OWN-67 the filters of orders', () => {
  test('OWN-67 OWN-31 marks and the ready views find the orders with a return, a refund, a note or an email that failed', async () => {
    const order = await place()
    const found = async (query: string) => (await numbers(`?${query}`)).includes(order.order_number)
    const badges = async () =>
      Object.fromEntries(await Promise.all(orderBadges.map(async (badge) => [badge, await found(`mark=${badge}`)] as const)))
    expect(await badges()).toEqual({ 'open-return': false, return: false, refund: false, note: false, 'failed-email': false })
    expect(await found(readyQuery('to-confirm'))).toBe(true)
    expect(await found(readyQuery('money-expected'))).toBe(true)
    expect(await found(readyQuery('expiring'))).toBe(false)
    const soon = { expires_at: new Date(testNow + 23 * hourMs) }
    await calls.shop.db.updateTable('shop_order').set(soon).where('id', '=', order.id).execute()
    expect(await found(readyQuery('expiring'))).toBe(true)
    await step(order.id, 'confirm', { email: 'skip' })
    expect(await found(readyQuery('to-ship'))).toBe(true)
    await step(order.id, 'ship', { email: 'skip' })
    await write('POST', `/orders/${order.id}/payments/`, { kind: 'payment', amount_usd: '10000', method: 'cash' })
    expect(await found(readyQuery('money-expected'))).toBe(false)
    expect(await found(readyQuery('problems'))).toBe(false)
    await write('POST', `/orders/${order.id}/payments/`, { kind: 'refund', amount_usd: '100', method: 'cash' })
    await write('POST', `/orders/${order.id}/notes/`, { body: 'a note' })
    const line = order.items[0]?.id
    const { order: asked } = await write('POST', `/orders/${order.id}/returns/`, { line_id: line, reason: 'too large' })
    expect(await badges()).toEqual({ 'open-return': true, return: true, refund: true, note: true, 'failed-email': false })
    expect(await found(readyQuery('problems'))).toBe(true)
    await write('PATCH', `/orders/${order.id}/returns/${asked.returns[0]?.id}/`, { state: 'refused' })
    expect(await badges()).toMatchObject({ 'open-return': false, return: false })
    const email = { order_id: order.id, notification: 'confirmed', job_key: 'gone', created_at: new Date(), failed_at: new Date() } as const
    await calls.shop.db.insertInto('order_email').values(email).execute()
    expect(await badges()).toMatchObject({ 'failed-email': true })
    expect(await found(readyQuery('problems'))).toBe(true)
  })

  test('OWN-67 the days are those of the first office', async () => {
    const { id, order_number: number } = await place()
    await sql`update shop_order set created_at = '2027-03-01T21:30:00Z' where id = ${id}::uuid`.execute(calls.shop.db)
    expect(await numbers('?from=2027-03-02&to=2027-03-02')).toEqual([number])
    expect(await numbers('?from=2027-03-01&to=2027-03-01')).toEqual([])
  })
})

test('OWN-69 an order tells what is held for its person, by phone or email, and its phone finds all their orders', async () => {
  const contact = { phone: '+7 916 444-22-11', email: 'held@example.com' }
  const [first, second] = [await place(contact), await place(contact)]
  const [byPhone, byEmail, other] = [await addPiece(calls.shop.db), await addPiece(calls.shop.db), await addPiece(calls.shop.db)]
  const until = new Date(testNow + hourMs).toISOString()
  const hold = (id: number, text: string) => call('POST', `/pieces/${id}/hold/`, { name: 'Anna', contact: text, reason: 'word', until })
  for (const [id, text] of [
    [byPhone, '8 916 444 22 11'],
    [byEmail, 'Held@example.com'],
    [other, '+7 916 444-22-12'],
  ] as const)
    expect((await hold(id, text)).statusCode).toBeLessThan(300)
  const { holds } = (await calls.read(first.id)).customer
  expect(holds.map(({ piece_id: id }) => id).toSorted((a, b) => a - b)).toEqual([byPhone, byEmail])
  expect(holds[0]).toMatchObject({ name: expect.stringContaining('Test model'), until })
  expect((await numbers(`?search=${encodeURIComponent('+79164442211')}`)).toSorted()).toEqual(
    [first.order_number, second.order_number].toSorted(),
  )
})

test('OWN-59 a colleague who is named in a note of an order or a piece is notified, once, where they may read it', async () => {
  const [eva, evan, expert] = [
    await createStaff(calls.shop, { roles: ['manager'], name: 'Eva' }),
    await createStaff(calls.shop, { roles: ['manager'], name: 'Evan' }),
    await createStaff(calls.shop, { roles: ['expert'], name: 'Xenia' }),
  ]
  const mentions = async ({ headers }: { headers: Record<string, string> }) => {
    const { results } = (await call('GET', '/notices/', undefined, headers)).json()
    return results.filter(({ kind }: { kind: string }) => kind === 'mention').map(({ subject }: { subject: object }) => subject)
  }
  const { id, order_number: label } = await place()
  await write('POST', `/orders/${id}/notes/`, { body: 'Please call, @eva, and again @Eva! @Xenia @Mark' })
  const aboutOrder = { kind: 'order', id, label }
  expect([await mentions(eva), await mentions(evan), await mentions(expert), await mentions(calls.manager)]).toEqual([
    [aboutOrder],
    [],
    [],
    [],
  ])
  const pieceId = await addPiece(calls.shop.db)
  expect((await call('POST', `/pieces/${pieceId}/notes/`, { body: '@Xenia, look at the clasp' })).statusCode).toBeLessThan(300)
  expect(await mentions(expert)).toMatchObject([{ kind: 'piece', id: String(pieceId) }])
  const { results } = (await call('GET', '/colleagues/', undefined, expert.headers)).json()
  expect(results.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Eva', 'Mark', 'Olga']))
})
