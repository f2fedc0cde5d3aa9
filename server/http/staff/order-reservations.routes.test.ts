import { afterEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import { expireOrder } from '#server/domain/orders/expire-order.ts'
import { brokenInvariants, pickup } from '#test/orders.ts'
import { testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, step, read, write, piece, pass } = calls
const reservation = 48 * hourMs
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

describe('OWN-73 a reservation', () => {
  const statusOf = async (id: string) => (await read(id, calls.owner.headers)).status

  test('OWN-73 a reservation is extended by hours, with a deposit; the customer is notified', async () => {
    const { id, order_number: number } = await place()
    const deposit = { amount_usd: '500', method: 'cash' }
    const { order } = await write('POST', `/orders/${id}/extend/`, { hours: 24, deposit })
    expect(order.expires_at).toBe(new Date(testNow + reservation + 24 * hourMs).toISOString())
    expect(order.money.taken_usd).toBe('500.00')
    expect(order.events.at(-1)).toMatchObject({ kind: 'extended', until: order.expires_at, by: 'Mark' })
    await pass(10_000)
    const emails = calls.emails().filter(({ subject }) => subject === `Your reservation for order ${number} is extended`)
    expect(emails).toEqual([expect.objectContaining({ to: pickup.email, text: expect.stringMatching(/yours until .*November\s24/) })])
  })

  test('PROM-01 PDP-07 the page of an ordered piece says when the order ends by itself, to the next full hour', async () => {
    calls.shop.clock.now = testNow - 20 * minuteMs
    const { id, pieceIds } = await place()
    calls.shop.clock.now = testNow
    const shown = async () => {
      await calls.shop.catalog.refresh()
      const { status, reserved_until: until } = (await calls.shop.get(`/api/watches/${pieceIds[0]}/`)).json()
      return [status, until]
    }
    const end = (hours: number) => new Date(testNow + hours * hourMs).toISOString()
    expect(await shown()).toEqual(['reserved', end(48)])
    await write('POST', `/orders/${id}/extend/`, { hours: 24 })
    expect(await shown()).toEqual(['reserved', end(72)])
    await write('POST', `/orders/${id}/payments/`, { kind: 'payment', amount_usd: '100', method: 'cash' })
    expect(await shown()).toEqual(['reserved', null])
    await step(id, 'cancel', { reason: 'over' })
    expect(await shown()).toEqual(['available', null])
    const confirmed = await place({}, pieceIds)
    expect(await shown()).toEqual(['reserved', end(48)])
    await step(confirmed.id, 'confirm')
    expect(await shown()).toEqual(['reserved', null])
  })

  test('KNOW-02 OWN-73 the email of an extension is shown before it is sent: the same text with the new end and the deposit', async () => {
    const { id, expires_at: end } = await place()
    const extension = { hours: 48, deposit: { amount_usd: '500', method: 'cash' } }
    const preview = (await call('POST', `/orders/${id}/extend/`, { ...extension, preview: true })).json()
    expect(preview).toMatchObject({ action_id: null, order: { expires_at: end }, email: { to: pickup.email, language: 'en' } })
    await pass(minuteMs)
    expect(calls.emails().filter(({ subject }) => subject === preview.email.subject)).toEqual([])
    const { email } = await step(id, 'extend', extension)
    expect(email).toEqual(preview.email)
    await pass(10_000)
    const [sent] = calls.emails().filter(({ subject }) => subject === preview.email.subject)
    expect(sent?.text).toBe(preview.email.body)
    expect(sent?.text).toMatch(/500[\s\S]*November\s25/)
  })

  test('KNOW-02 OWN-73 the text of an extension’s email can be rewritten; a preview refuses what the extension would', async () => {
    const { id } = await place()
    const text = 'As we agreed, two more days.'
    await write('POST', `/orders/${id}/extend/`, { hours: 48, email_text: text })
    await pass(10_000)
    expect(calls.emails().at(-1)?.text).toContain(text)
    const late = { until: new Date(testNow + 15 * dayMs).toISOString(), preview: true }
    expect((await call('POST', `/orders/${id}/extend/`, late)).json()).toMatchObject({ errors: { until: [expect.any(String)] } })
    await step(id, 'cancel', { reason: 'over' })
    expect((await call('POST', `/orders/${id}/extend/`, { hours: 24, preview: true })).statusCode).toBe(409)
  })

  test('OWN-26 OWN-73 an extension and its deposit can be undone until the email leaves; the previous end is restored', async () => {
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
    expect(calls.emails().filter(({ subject }) => subject === `Your reservation for order ${number} is extended`)).toHaveLength(1)
  })

  test('OWN-26 OWN-73 REAL-01 an extension cannot be undone once its deposit was refunded, even in part', async () => {
    const { id } = await place()
    const extension = { hours: 24, email: 'skip', deposit: { amount_usd: '500', method: 'cash' } }
    const { action_id: action } = await write('POST', `/orders/${id}/extend/`, extension)
    const refunded = await call('POST', `/orders/${id}/payments/`, { kind: 'refund', amount_usd: '200', method: 'cash' })
    expect([refunded.statusCode, refunded.body]).toEqual([201, expect.anything()])
    expect((await call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(409)
    expect((await read(id, calls.owner.headers)).money).toMatchObject({ taken_usd: '500.00', refunded_usd: '200.00' })
  })

  test('OWN-26 OWN-73 a reservation whose extension is undone expires by its job at the previous end', async () => {
    const { id } = await place()
    const { action_id: action } = await write('POST', `/orders/${id}/extend/`, { hours: 24, email: 'skip' })
    await call('POST', `/audit/${action}/undo/`, {})
    const job = calls.shop.db.selectFrom('job').select('run_at').where('kind', '=', 'expire-order').where('key', '=', id)
    expect(await job.executeTakeFirstOrThrow()).toEqual({ run_at: new Date(testNow + reservation) })
    await pass(reservation)
    const order = calls.shop.db.selectFrom('shop_order').select('status').where('id', '=', id)
    expect(await order.executeTakeFirstOrThrow()).toEqual({ status: 'cancelled' })
  })

  test('OWN-73 a reservation lasts fourteen days at most, unless an owner extends it', async () => {
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

  test('OWN-73 a reservation extended in its last second is not ended by the job that was already due', async () => {
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

  test('OWN-73 an extension that races with the expiry job leaves the order either extended or cancelled', async () => {
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
    'OWN-73 API-09 an extension with %j is refused',
    async (wrong) => {
      const { id } = await place()
      expect((await call('POST', `/orders/${id}/extend/`, wrong)).statusCode).toBe(400)
    },
  )
})
