import { afterEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import { expireOrder } from '#server/domain/orders/expire-order.ts'
import { brokenInvariants, delivery } from '#test/orders.ts'
import { testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, step, read, write, piece, pass } = calls
const reservation = 48 * hourMs

afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

describe('OWN-59 notes', () => {
  test('OWN-59 stand at the order with who wrote them; a pinned one shows in the list; no customer sees them', async () => {
    const { id, order_number: number, buyer } = await place()
    const { order } = await write('POST', `/orders/${id}/notes/`, { body: 'Calls after six only' })
    expect(order.notes).toMatchObject([{ body: 'Calls after six only', is_pinned: false, by: 'Mark' }])
    await write('PATCH', `/orders/${id}/notes/${order.notes[0]?.id}/`, { is_pinned: true })
    expect((await call('GET', `/orders/?search=${number}`)).json().results).toMatchObject([
      { note_count: 1, pinned_note: 'Calls after six only' },
    ])
    const own = await calls.shop.app.inject({ url: `/api/orders/${id}/`, headers: buyer.headers })
    expect(own.body).not.toContain('after six')
  })

  test.each([{ body: ' ' }, { body: 'x'.repeat(5001) }, { body: 'a\0b' }, {}])('OWN-59 API-09 of %j are refused', async (body) => {
    const { id } = await place()
    expect((await call('POST', `/orders/${id}/notes/`, body)).statusCode).toBe(400)
  })
})

describe('OWN-71 money', () => {
  test('OWN-71 that was taken and given back is written down; what is due is computed', async () => {
    const { id } = await place()
    expect((await read(id)).money).toMatchObject({ total_usd: '10000.00', taken_usd: '0.00', due_usd: '10000.00' })
    await write('POST', `/orders/${id}/payments/`, { kind: 'deposit', amount_usd: '2500', method: 'cash' })
    calls.shop.clock.now += 1000
    const paid = { kind: 'payment', amount_usd: '7500.50', method: 'transfer', reference: 'PP 114', paid_on: '2026-11-20' }
    const { order } = await write('POST', `/orders/${id}/payments/`, paid)
    expect(order.money).toEqual({
      total_usd: '10000.00',
      taken_usd: '10000.50',
      refunded_usd: '0.00',
      due_usd: '0.00',
      to_refund_usd: '0.50',
    })
    expect(order.payments).toMatchObject([
      { kind: 'deposit', paid_on: '2026-11-21', by: 'Mark' },
      { reference: 'PP 114', paid_on: '2026-11-20' },
    ])
    const refunded = await write('POST', `/orders/${id}/payments/`, { kind: 'refund', amount_usd: '0.50', method: 'transfer' })
    expect(refunded.order.money).toMatchObject({ refunded_usd: '0.50', due_usd: '0.00', to_refund_usd: '0.00' })
  })

  test('OWN-71 is never given back beyond what was taken, also by two at once', async () => {
    const { id } = await place()
    await write('POST', `/orders/${id}/payments/`, { kind: 'payment', amount_usd: '100', method: 'cash' })
    const refund = { kind: 'refund', amount_usd: '60', method: 'cash' }
    const responses = await Promise.all([1, 2, 3].map(() => call('POST', `/orders/${id}/payments/`, refund)))
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 400, 400])
    expect(responses.find(({ statusCode }) => statusCode === 400)?.json().detail).toContain('$40')
  })

  test('OWN-71 the database itself refuses a refund of more than was taken', async () => {
    const { id } = await place()
    const { staffId } = calls.owner
    const row = { order_id: id, kind: 'refund', amount_cents: 1, method: 'cash', paid_on: '2026-11-21', staff_id: staffId } as const
    const insert = calls.shop.db.insertInto('order_payment').values({ ...row, created_at: new Date(testNow) })
    await expect(insert.execute()).rejects.toThrow(/given back/)
  })

  test.each([
    { amount_usd: '0' },
    { amount_usd: '-5' },
    { amount_usd: '1.234' },
    { method: 'barter' },
    { kind: 'gift' },
    { paid_on: '21.11.2026' },
  ])('OWN-71 API-09 of %j is refused', async (wrong) => {
    const { id } = await place()
    const body = { kind: 'payment', amount_usd: '10', method: 'cash', ...wrong }
    expect((await call('POST', `/orders/${id}/payments/`, body)).statusCode).toBe(400)
  })

  test('OWN-71 an order that is cancelled owes nothing, and what was taken is to be given back', async () => {
    const { id } = await place()
    await write('POST', `/orders/${id}/payments/`, { kind: 'deposit', amount_usd: '300', method: 'cash' })
    const { order } = await step(id, 'cancel', { reason: 'changed their mind' })
    expect(order.money).toMatchObject({ due_usd: '0.00', to_refund_usd: '300.00' })
  })
})

describe('OWN-72 an edit', () => {
  const address = {
    delivery_method: 'delivery',
    country: 'FR',
    address_city: 'Paris',
    postal_code: '75001',
    address_line1: '1 rue de Rivoli',
  }

  test('OWN-72 changes contact and comment; the history holds what stood before', async () => {
    const { id } = await place({ comment: 'ring twice' })
    const { order } = await write('PATCH', `/orders/${id}/`, { version: 1, first_name: 'Hanna', phone: '8 916 765-43-21', comment: '' })
    expect(order).toMatchObject({ version: 2, comment: null, contact: { first_name: 'Hanna', phone: '+79167654321' } })
    expect(order.events.at(-1)).toMatchObject({
      kind: 'edited',
      by: 'Mark',
      changes: { first_name: ['Анна', 'Hanna'], phone: ['+79161234567', '+79167654321'], comment: ['ring twice', null] },
    })
    await pass(10_000)
    expect((await read(id)).emails.filter(({ notification }) => notification === 'edited')).toEqual([])
  })

  test('OWN-72 CHK-05 to another country computes the fee anew; the total must be agreed, and the person is told', async () => {
    const { id, order_number: number } = await place()
    const refused = await call('PATCH', `/orders/${id}/`, { version: 1, destination: address })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { reason: 'total-changed', total_price: '10050.00' }])
    const { order } = await write('PATCH', `/orders/${id}/`, { version: 1, destination: address, is_agreed: true })
    expect(order).toMatchObject({ total_price: '10050.00', delivery_price: '50.00', destination: { country: 'FR', pickup_city_id: null } })
    await pass(10_000)
    const email = calls.emails().find(({ subject }) => subject === `Order ${number} changed`)
    expect(email?.text).toContain('$10,050')
    const back = await write('PATCH', `/orders/${id}/`, {
      version: 2,
      destination: { delivery_method: 'pickup', pickup_city_id: 2 },
      is_agreed: true,
    })
    expect(back.order).toMatchObject({ total_price: '10000.00', destination: { pickup_city_id: 2, country: null, address_city: null } })
  })

  test('OWN-72 OWN-77 of an order in coins keeps its wallets and rates, and the amounts follow the total', async () => {
    const { id, coin_quotes: before } = await place({ mode: 'crypto' })
    const { order } = await write('PATCH', `/orders/${id}/`, { version: 1, destination: address, is_agreed: true })
    expect(order.coin_quotes.map(({ address: wallet, rate_usd }) => [wallet, rate_usd])).toEqual(
      before.map((quote) => [quote.address, quote.rate_usd]),
    )
    expect(Number(order.coin_quotes[0]?.amount)).toBeCloseTo(10_050 / 97_500, 6)
  })

  test('OWN-24 OWN-72 of what somebody else edited meanwhile is refused, with who it was', async () => {
    const { id } = await place()
    await write('PATCH', `/orders/${id}/`, { version: 1, comment: 'first' }, calls.owner.headers)
    const response = await call('PATCH', `/orders/${id}/`, { version: 1, comment: 'second' })
    expect([response.statusCode, response.json()]).toMatchObject([409, { reason: 'edited-meanwhile', version: 2, by: 'Olga' }])
    expect((await read(id)).comment).toBe('first')
  })

  test('OWN-24 OWN-72 of what somebody else edited meanwhile is answered with the fields as they are, for the page to merge', async () => {
    const { id } = await place()
    await write('PATCH', `/orders/${id}/`, { version: 1, first_name: 'Hanna', destination: address, is_agreed: true })
    const { current } = (await call('PATCH', `/orders/${id}/`, { version: 1, comment: 'second' })).json()
    const { contact, comment, destination } = await read(id)
    expect(current).toEqual({ ...contact, comment, destination })
    expect(current).toMatchObject({ first_name: 'Hanna', destination: { country: 'FR', address_city: 'Paris' } })
  })

  test('OWN-26 OWN-72 is undone until its email leaves: fields, fee, total and amounts in coins are as they were', async () => {
    const { id, order_number: number, coin_quotes: quotes } = await place({ mode: 'crypto' })
    const before = await read(id)
    const edit = { version: 1, first_name: 'Hanna', comment: 'ring', destination: address, is_agreed: true }
    const { action_id: action } = await write('PATCH', `/orders/${id}/`, edit)
    await pass(9000)
    expect((await call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(200)
    const { contact, comment, destination, total_price: total, coin_quotes: after, events } = await read(id)
    expect({ contact, comment, destination, total }).toEqual({
      contact: before.contact,
      comment: before.comment,
      destination: before.destination,
      total: '10000.00',
    })
    expect(after).toEqual(quotes)
    expect(events.at(-1)).toMatchObject({ kind: 'undone', by: 'Mark' })
    await pass(60_000)
    expect(calls.emails().map(({ subject }) => subject)).not.toContain(`Order ${number} changed`)
    expect((await call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(409)
  })

  test('OWN-26 OWN-72 is not undone once its email has left, something came after it, or the order is on its way', async () => {
    const { id } = await place()
    const notified = await write('PATCH', `/orders/${id}/`, { version: 1, comment: 'one', notify: 'send' })
    await pass(10_000)
    expect((await call('POST', `/audit/${notified.action_id}/undo/`, {})).json().detail).toMatch(/email has left/)
    const first = await write('PATCH', `/orders/${id}/`, { version: 2, comment: 'two' })
    const second = await write('PATCH', `/orders/${id}/`, { version: 3, comment: 'three' })
    expect((await call('POST', `/audit/${first.action_id}/undo/`, {})).json().detail).toMatch(/Something else has happened/)
    await step(id, 'confirm', { email: 'skip' })
    expect((await call('POST', `/audit/${second.action_id}/undo/`, {})).statusCode).toBe(409)
    expect((await read(id)).comment).toBe('three')
  })

  test('OWN-72 ends when the order is shipped', async () => {
    const { id } = await place()
    await step(id, 'confirm')
    await step(id, 'ship')
    const { version } = await read(id)
    expect((await call('PATCH', `/orders/${id}/`, { version, comment: 'late' })).statusCode).toBe(409)
  })

  test.each([
    { destination: { delivery_method: 'pickup', pickup_city_id: 99 } },
    { destination: { ...address, country: 'XX' } },
    { email: 'nobody' },
    { phone: 'x' },
    { total: 1 },
  ])('OWN-72 API-09 to %j is refused', async (wrong) => {
    const { id } = await place()
    expect((await call('PATCH', `/orders/${id}/`, { version: 1, is_agreed: true, ...wrong })).statusCode).toBe(400)
  })
})

describe('OWN-73 a reservation', () => {
  const statusOf = async (id: string) => (await read(id, calls.owner.headers)).status

  test('OWN-73 is extended by hours, with a deposit; its job follows, and the person is told', async () => {
    const { id, order_number: number } = await place()
    const deposit = { amount_usd: '500', method: 'cash' }
    const { order } = await write('POST', `/orders/${id}/extend/`, { hours: 24, deposit })
    expect(order.expires_at).toBe(new Date(testNow + reservation + 24 * hourMs).toISOString())
    expect(order.money.taken_usd).toBe('500.00')
    expect(order.events.at(-1)).toMatchObject({ kind: 'extended', until: order.expires_at, by: 'Mark' })
    await pass(10_000)
    expect(calls.emails().map(({ subject }) => subject)).toContain(`The reservation of order ${number} is extended`)
  })

  test('OWN-26 OWN-73 is undone with its deposit until its email leaves: it ends when it did before', async () => {
    const { id, order_number: number } = await place()
    const deposit = { amount_usd: '500', method: 'cash' }
    const { action_id: action } = await write('POST', `/orders/${id}/extend/`, { hours: 24, deposit })
    expect((await call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(200)
    const order = await read(id, calls.owner.headers)
    expect(order.expires_at).toBe(new Date(testNow + reservation).toISOString())
    expect(order.money.taken_usd).toBe('0.00')
    expect(order.events.at(-1)).toMatchObject({ kind: 'undone', by: 'Mark' })

    const { action_id: later } = await write('POST', `/orders/${id}/extend/`, { hours: 24 })
    await pass(10_000)
    expect((await call('POST', `/audit/${later}/undo/`, {})).statusCode).toBe(409)
    expect(calls.emails().filter(({ subject }) => subject === `The reservation of order ${number} is extended`)).toHaveLength(1)
  })

  test('OWN-26 OWN-73 that is short again ends by its job', async () => {
    const { id } = await place()
    const { action_id: action } = await write('POST', `/orders/${id}/extend/`, { hours: 24, email: 'skip' })
    await call('POST', `/audit/${action}/undo/`, {})
    const job = calls.shop.db.selectFrom('job').select('run_at').where('kind', '=', 'lapse-order').where('key', '=', id)
    expect(await job.executeTakeFirstOrThrow()).toEqual({ run_at: new Date(testNow + reservation) })
    await pass(reservation)
    const order = calls.shop.db.selectFrom('shop_order').select('status').where('id', '=', id)
    expect(await order.executeTakeFirstOrThrow()).toEqual({ status: 'cancelled' })
  })

  test('OWN-73 lasts fourteen days in all without an owner, and longer with one', async () => {
    const { id } = await place()
    const until = (days: number) => ({ until: new Date(testNow + days * dayMs).toISOString() })
    expect((await call('POST', `/orders/${id}/extend/`, until(15))).json()).toMatchObject({
      errors: { until: [expect.stringContaining('2026-12-05')] },
    })
    await write('POST', `/orders/${id}/extend/`, until(14))
    expect((await call('POST', `/orders/${id}/extend/`, { hours: 24 })).statusCode).toBe(400)
    await write('POST', `/orders/${id}/extend/`, until(20), calls.owner.headers)
    expect((await call('POST', `/orders/${id}/extend/`, until(19), calls.owner.headers)).statusCode).toBe(400)
    await step(id, 'cancel', { reason: 'over' })
    expect((await call('POST', `/orders/${id}/extend/`, { hours: 24 })).statusCode).toBe(409)
  })

  test('OWN-73 that is extended in its last second does not end by the job that was due then', async () => {
    const { id } = await place()
    calls.shop.clock.now = testNow + reservation - 1000
    const { headers } = await createStaff(calls.shop)
    await write('POST', `/orders/${id}/extend/`, { hours: 24, email: 'skip' }, headers)
    await pass(minuteMs)
    expect((await read(id, headers)).status).toBe('pending')
    await pass(24 * hourMs)
    expect(await calls.shop.db.selectFrom('shop_order').select('status').where('id', '=', id).executeTakeFirst()).toEqual({
      status: 'cancelled',
    })
  })

  test('OWN-73 that is extended while its job runs ends once: by the job, or at its new end', async () => {
    const { headers } = calls.owner
    for (let round = 0; round < 8; round++) {
      calls.shop.clock.now = testNow
      const { id, pieceIds } = await place()
      await calls.shop.db
        .updateTable('shop_order')
        .set({ expires_at: new Date(testNow) })
        .where('id', '=', id)
        .execute()
      const extending = call('POST', `/orders/${id}/extend/`, { hours: 24, email: 'skip' }, headers)
      const [response] = await Promise.all(
        round % 2 ? [extending, expireOrder(calls.shop.ctx, id)] : [extending, calls.shop.runJobs(), expireOrder(calls.shop.ctx, id)],
      )
      const isExtended = response.statusCode === 200
      expect([200, 409]).toContain(response.statusCode)
      expect(await statusOf(id)).toBe(isExtended ? 'pending' : 'cancelled')
      expect((await piece(pieceIds[0] ?? 0)).held).toBe(isExtended ? 1 : 0)
    }
  })

  test.each([{ hours: 36 }, { until: 'tomorrow' }, { hours: 24, deposit: { amount_usd: '0', method: 'cash' } }])(
    'OWN-73 API-09 by %j is refused',
    async (wrong) => {
      const { id } = await place()
      expect((await call('POST', `/orders/${id}/extend/`, wrong)).statusCode).toBe(400)
    },
  )
})

describe('OWN-76 a return', () => {
  async function deliver() {
    const placed = await place()
    await step(placed.id, 'confirm')
    await step(placed.id, 'ship')
    const { order } = await step(placed.id, 'deliver', { identity_seen: true })
    return { ...placed, line: order.items[0]?.id ?? '' }
  }

  test('OWN-76 is asked, received, inspected and accepted: the piece is for sale again, the status stays, the refund is proposed', async () => {
    const { id, line, pieceIds } = await deliver()
    await write('POST', `/orders/${id}/payments/`, { kind: 'payment', amount_usd: '10000', method: 'transfer' })
    const asked = await write('POST', `/orders/${id}/returns/`, { line_id: line, reason: 'too large' })
    const path = `/orders/${id}/returns/${asked.order.returns[0]?.id}/`
    await write('PATCH', path, { state: 'received' })
    expect((await call('PATCH', path, { state: 'accepted' })).statusCode).toBe(409)
    expect((await call('PATCH', path, { state: 'inspected' })).json().errors).toHaveProperty('inspection')
    await write('PATCH', path, { state: 'inspected', inspection: 'as it was sent' })
    const { order } = await write('PATCH', path, { state: 'accepted' })
    expect(order.returns).toMatchObject([
      { state: 'accepted', inspection: 'as it was sent', proposed_refund_usd: '10000.00', is_late: false },
    ])
    expect([order.status, order.money.to_refund_usd]).toEqual(['delivered', '10000.00'])
    expect(await piece(pieceIds[0] ?? 0)).toEqual({ status: 'available', stock: 1, held: 0 })
    await place({}, pieceIds)
    expect((await call('GET', `/orders/?search=${order.order_number}`)).json().results).toMatchObject([
      { is_returned: true, due_usd: '0.00' },
    ])
  })

  test('OWN-76 is refused before the order is sent, twice for one piece, and of another order’s piece', async () => {
    const pending = await place()
    const { id, line } = await deliver()
    const lineOf = (await read(pending.id)).items[0]?.id ?? ''
    expect((await call('POST', `/orders/${pending.id}/returns/`, { line_id: lineOf, reason: 'x' })).statusCode).toBe(409)
    expect((await call('POST', `/orders/${id}/returns/`, { line_id: lineOf, reason: 'x' })).statusCode).toBe(404)
    await write('POST', `/orders/${id}/returns/`, { line_id: line, reason: 'x' })
    expect((await call('POST', `/orders/${id}/returns/`, { line_id: line, reason: 'x' })).statusCode).toBe(409)
  })

  test('OWN-76 INFO-10 asked for after fourteen days is marked as late', async () => {
    const { id, line } = await deliver()
    calls.shop.clock.now += 15 * dayMs
    const { headers } = await createStaff(calls.shop)
    const { order } = await write('POST', `/orders/${id}/returns/`, { line_id: line, reason: 'x' }, headers)
    expect(order.returns[0]?.is_late).toBe(true)
  })
})

describe('OWN-75 papers', () => {
  const issue = (id: string, body: object) => call('POST', `/orders/${id}/documents/`, body)

  test('OWN-75 hold what was bought with the data of the shop, as they were when they were issued', async () => {
    const { id, order_number: number } = await place(delivery)
    const invoice = (await issue(id, { kind: 'invoice' })).json()
    expect(invoice).toMatchObject({ kind: 'invoice', language: 'en', by: 'Mark', cancels: null, cancelled_by: null })
    expect(invoice.body).toMatchObject({
      order_number: number,
      total_usd: '10050.00',
      buyer: { name: 'Анна Иванова' },
      destination: { ru: expect.stringContaining('Франция'), en: expect.stringContaining('France') },
    })
    await write('PATCH', `/orders/${id}/`, { version: 1, first_name: 'Hanna' })
    expect((await call('GET', `/documents/${invoice.number}/`)).json().body.buyer.name).toBe('Анна Иванова')
  })

  test('OWN-75 have numbers without a gap within a year, also when several are issued at once and some fail', async () => {
    const { id } = await place()
    const packing = { kind: 'packing-slip', with_prices: false }
    const wrong = { ...packing, cancels: 'PS-2026-99999' }
    const responses = await Promise.all(Array.from({ length: 12 }, (_, at) => issue(id, at % 3 === 2 ? wrong : packing)))
    const numbers = responses.filter(({ statusCode }) => statusCode === 201).map((response) => String(response.json().number))
    expect(numbers.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(Array.from({ length: 8 }, (_, at) => `PS-2026-0000${at + 1}`))
    calls.shop.clock.now = Date.UTC(2026, 11, 31, 21, 30)
    const { headers } = await createStaff(calls.shop)
    expect((await call('POST', `/orders/${id}/documents/`, packing, headers)).json().number).toBe('PS-2027-00001')
  })

  test('OWN-75 that are corrected are cancelled by the one that follows, once', async () => {
    const { id } = await place()
    const { number } = (await issue(id, { kind: 'invoice' })).json()
    const second = (await issue(id, { kind: 'invoice', cancels: number })).json()
    expect(second.cancels).toBe(number)
    expect((await call('GET', `/documents/${number}/`)).json().cancelled_by).toBe(second.number)
    expect((await issue(id, { kind: 'invoice', cancels: number })).statusCode).toBe(409)
    expect((await issue(id, { kind: 'handover', cancels: second.number })).statusCode).toBe(400)
    expect((await read(id)).documents).toMatchObject([
      { number, is_cancelled: true },
      { number: second.number, is_cancelled: false },
    ])
  })
})
