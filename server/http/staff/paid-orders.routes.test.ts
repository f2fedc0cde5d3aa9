import { afterEach, describe, expect, test } from 'vitest'
import { Order } from '#contract/order.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { expireOrder } from '#server/domain/orders/expire-order.ts'
import { expireOrders } from '#server/domain/orders/expire-orders.ts'
import { brokenInvariants } from '#test/orders.ts'
import { testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, write, piece, pass, emails } = calls
const reservation = 48 * hourMs
const transfer = (amount: string) => ({ kind: 'payment', amount_usd: amount, method: 'coin' })
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

const statusOf = async (id: string) =>
  (await calls.shop.db.selectFrom('shop_order').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

const own = async (id: string, { headers }: { headers: Record<string, string> }) =>
  Order.parse((await calls.shop.app.inject({ url: `/api/orders/${id}/`, headers })).json())

/** Returns headers of a new session, because an earlier session ends before the reservation of an order does. */
const later = async () => (await createStaff(calls.shop, { roles: ['manager'] })).headers

describe('REAL-01 an order with a recorded payment', () => {
  test.each([
    { status: 'paid in full', amount: '10000', received: '10000.00', due: '0.00' },
    { status: 'paid in part', amount: '2500', received: '2500.00', due: '7500.00' },
  ])('REAL-01 an order $status does not expire, and its piece stays reserved', async ({ amount, received, due }) => {
    const { id, buyer, pieceIds } = await place({ mode: 'crypto' })
    await write('POST', `/orders/${id}/payments/`, transfer(amount))
    expect(await own(id, buyer)).toMatchObject({ received_price: received, due_price: due, expires_at: null })
    await pass(reservation + 1000)
    await expireOrder(calls.shop.ctx, id)
    await pass(3 * hourMs)
    expect(await statusOf(id)).toBe('pending')
    expect(await piece(pieceIds[0] ?? 0)).toEqual({ status: 'reserved', stock: 1, held: 1 })
  })

  test('REAL-01 an order kept past its reservation is on Today, marked in the list, and notified to staff who confirm orders', async () => {
    const { id, order_number: number } = await place({ mode: 'crypto' })
    await write('POST', `/orders/${id}/payments/`, transfer('10000'))
    expect((await call('GET', `/orders/?mark=kept&search=${number}`)).json().count).toBe(0)
    await pass(reservation + 1000)
    const headers = await later()
    const keptToday = async () => (await call('GET', '/today/', undefined, headers)).json().orders.kept
    const kept = await keptToday()
    expect((await call('GET', `/orders/?mark=kept&search=${number}`, undefined, headers)).json().results).toMatchObject([
      { id, is_kept: true },
    ])
    const notices = calls.shop.db
      .selectFrom('staff_notice')
      .select('kind')
      .where('subject_id', '=', id)
      .where('staff_id', '=', calls.manager.staffId)
    expect(await notices.where('kind', '=', 'order-kept').execute()).toHaveLength(1)
    await write('POST', `/orders/${id}/confirm/`, {}, headers)
    expect((await call('GET', `/orders/?mark=kept&search=${number}`, undefined, headers)).json().count).toBe(0)
    expect(await keptToday()).toBe(kept - 1)
  })

  test.each([
    { language: 'ru', subject: (number: string) => `Заказ ${number}: осталось оплатить`, sum: '7\u00A0500' },
    { language: 'en', subject: (number: string) => `Order ${number}:`, sum: '7,500' },
  ])('REAL-01 an order paid in part sends its customer one email in $language with the amount due', async ({ language, subject, sum }) => {
    const email = `kept-${language}@example.com`
    const { id, order_number: number } = await place({ email })
    await calls.shop.db
      .updateTable('shop_order')
      .set({ language: language as never })
      .where('id', '=', id)
      .execute()
    await write('POST', `/orders/${id}/payments/`, transfer('2500'))
    await pass(reservation + 1000)
    await expireOrder(calls.shop.ctx, id)
    await pass(2 * hourMs)
    const kept = emails(email).filter((mail) => mail.subject?.startsWith(subject(number)))
    expect(kept).toHaveLength(1)
    expect(kept[0]?.text).toContain(sum)
  })

  test('REAL-01 an order paid in full sends its customer no email about money', async () => {
    const { id } = await place({ email: 'full@example.com' })
    await pass(10_000)
    const known = emails('full@example.com').length
    await write('POST', `/orders/${id}/payments/`, transfer('10000'))
    await pass(reservation)
    expect(emails('full@example.com')).toHaveLength(known)
  })

  test('REAL-01 an order whose payment is undone expires', async () => {
    const { id } = await place()
    await calls.shop.db
      .updateTable('shop_order')
      .set({ expires_at: new Date(testNow + 1000) })
      .where('id', '=', id)
      .execute()
    const { action_id: action } = await write('POST', `/orders/${id}/payments/`, transfer('2500'))
    calls.shop.clock.now = testNow + 2000
    await expireOrder(calls.shop.ctx, id)
    expect(await statusOf(id)).toBe('pending')
    expect((await call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(200)
    await expireOrders(calls.shop.ctx)
    expect(await statusOf(id)).toBe('cancelled')
  })

  test('REAL-01 the hourly sweep keeps a paid order and expires an unpaid one', async () => {
    const paid = await place()
    const unpaid = await place()
    await write('POST', `/orders/${paid.id}/payments/`, transfer('1'))
    calls.shop.clock.now = testNow + reservation
    await expireOrders(calls.shop.ctx)
    expect([await statusOf(paid.id), await statusOf(unpaid.id)]).toEqual(['pending', 'cancelled'])
  })

  test('REAL-01 a payment that races with the expiry either keeps the order or is owed back', async () => {
    for (let round = 0; round < 8; round++) {
      calls.shop.clock.now = testNow
      const { id, pieceIds } = await place()
      await calls.shop.db
        .updateTable('shop_order')
        .set({ expires_at: new Date(testNow) })
        .where('id', '=', id)
        .execute()
      const paying = () => call('POST', `/orders/${id}/payments/`, transfer('10000'))
      const ending = () => expireOrder(calls.shop.ctx, id)
      const [response] = round % 2 ? await Promise.all([paying(), ending()]) : (await Promise.all([ending(), paying()])).toReversed()
      const status = await statusOf(id)
      expect((await piece(pieceIds[0] ?? 0)).held).toBe(status === 'pending' ? 1 : 0)
      if (typeof response === 'object' && response.statusCode === 201 && status === 'cancelled')
        expect(response.json().order.money.to_refund_usd).toBe('10000.00')
    }
  })
})
