import { afterEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { brokenInvariants, delivery } from '#test/orders.ts'
import { testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, step, read, write, piece } = calls
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

describe('OWN-59 notes', () => {
  test('OWN-59 a note shows its author; a pinned note shows in the list; customers see no notes', async () => {
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

  test('OWN-59 of notes pinned at the same moment, the list shows the one that is last on the order’s page', async () => {
    const { id, order_number: number } = await place()
    const note = { order_id: id, staff_id: calls.manager.staffId, is_pinned: true, created_at: new Date(testNow) }
    // the note with the largest id is neither the first nor the last in the table
    for (const end of [1, 3, 2])
      await calls.shop.db
        .insertInto('order_note')
        .values({ ...note, id: `00000000-0000-4000-8000-00000000000${end}`, body: `Note ${end}` })
        .execute()
    expect((await read(id)).notes.map(({ body }) => body)).toEqual(['Note 1', 'Note 2', 'Note 3'])
    expect((await call('GET', `/orders/?search=${number}`)).json().results).toMatchObject([{ pinned_note: 'Note 3' }])
  })

  test.each([{ body: ' ' }, { body: 'x'.repeat(5001) }, { body: 'a\0b' }, {}])('OWN-59 API-09 a note of %j is refused', async (body) => {
    const { id } = await place()
    expect((await call('POST', `/orders/${id}/notes/`, body)).statusCode).toBe(400)
  })
})

describe('OWN-71 payments', () => {
  test('OWN-71 payments and refunds are recorded, and the amount due is computed', async () => {
    const { id } = await place()
    expect((await read(id)).money).toMatchObject({ total_usd: '10000.00', taken_usd: '0.00', due_usd: '10000.00' })
    await write('POST', `/orders/${id}/payments/`, { kind: 'deposit', amount_usd: '2500', method: 'cash' })
    calls.shop.clock.now += 1000
    const paid = {
      is_above_due: true,
      kind: 'payment',
      amount_usd: '7500.50',
      method: 'transfer',
      reference: 'PP 114',
      paid_on: '2026-11-20',
    }
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

  test('OWN-71 concurrent refunds never exceed the amount received', async () => {
    const { id } = await place()
    await write('POST', `/orders/${id}/payments/`, { kind: 'payment', amount_usd: '100', method: 'cash' })
    const refund = { kind: 'refund', amount_usd: '60', method: 'cash' }
    const responses = await Promise.all([1, 2, 3].map(() => call('POST', `/orders/${id}/payments/`, refund)))
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 400, 400])
    expect(responses.find(({ statusCode }) => statusCode === 400)?.json().detail).toContain('$40')
  })

  test('OWN-71 the database refuses a refund above the amount received', async () => {
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
  ])('OWN-71 API-09 a payment with %j is refused', async (wrong) => {
    const { id } = await place()
    const body = { kind: 'payment', amount_usd: '10', method: 'cash', ...wrong }
    expect((await call('POST', `/orders/${id}/payments/`, body)).statusCode).toBe(400)
  })

  test('OWN-71 a cancelled order has nothing due, and its payments are to be refunded', async () => {
    const { id } = await place()
    await write('POST', `/orders/${id}/payments/`, { kind: 'deposit', amount_usd: '300', method: 'cash' })
    const { order } = await step(id, 'cancel', { reason: 'changed their mind' })
    expect(order.money).toMatchObject({ due_usd: '0.00', to_refund_usd: '300.00' })
  })
})

describe('OWN-76 a return', () => {
  async function deliver() {
    const placed = await place()
    await step(placed.id, 'confirm')
    await step(placed.id, 'ship')
    const { order } = await step(placed.id, 'deliver', { identity_seen: true })
    return { ...placed, line: order.items[0]?.id ?? '' }
  }

  test('OWN-76 an accepted return puts the piece back on sale, keeps the order status and proposes a refund', async () => {
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
    await write('POST', `/orders/${id}/payments/`, { kind: 'refund', amount_usd: '10000', method: 'transfer' })
    const invoice = await call('POST', `/orders/${id}/documents/`, { kind: 'invoice' })
    expect(invoice.json().body).toMatchObject({ returned_usd: '10000.00', taken_usd: '0.00', due_usd: '0.00' })
    await place({}, pieceIds)
    expect((await call('GET', `/orders/?search=${order.order_number}`)).json().results).toMatchObject([
      { is_returned: true, due_usd: '0.00' },
    ])
  })

  test('OWN-76 a return is refused before the order is shipped, twice for one piece, and for a piece of another order', async () => {
    const pending = await place()
    const { id, line } = await deliver()
    const lineOf = (await read(pending.id)).items[0]?.id ?? ''
    expect((await call('POST', `/orders/${pending.id}/returns/`, { line_id: lineOf, reason: 'x' })).statusCode).toBe(409)
    expect((await call('POST', `/orders/${id}/returns/`, { line_id: lineOf, reason: 'x' })).statusCode).toBe(404)
    await write('POST', `/orders/${id}/returns/`, { line_id: line, reason: 'x' })
    expect((await call('POST', `/orders/${id}/returns/`, { line_id: line, reason: 'x' })).statusCode).toBe(409)
  })

  test('OWN-76 INFO-10 a return requested after fourteen days is marked as late', async () => {
    const { id, line } = await deliver()
    calls.shop.clock.now += 15 * dayMs
    const { headers } = await createStaff(calls.shop)
    const { order } = await write('POST', `/orders/${id}/returns/`, { line_id: line, reason: 'x' }, headers)
    expect(order.returns[0]?.is_late).toBe(true)
  })
})

describe('OWN-75 documents', () => {
  const issue = (id: string, body: object) => call('POST', `/orders/${id}/documents/`, body)

  test('OWN-75 a document keeps the order and shop details of the time when it was issued', async () => {
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

  test('OWN-75 document numbers have no gaps within a year, even when several are issued at once and some fail', async () => {
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

  test('OWN-75 a corrected document is cancelled by its successor, once', async () => {
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
