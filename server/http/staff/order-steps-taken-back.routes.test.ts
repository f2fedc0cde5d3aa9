import { afterEach, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, delivery } from '#test/orders.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, step, read, piece, pass } = calls
const cdek = { carrier: 'cdek', tracking_number: '1523 456-789' }
const subjects = () => calls.emails().map((mail) => String(mail.subject))
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

describe('OWN-26 OWN-70 undoing a step', () => {
  const undo = (action: string | null) => call('POST', `/audit/${action}/undo/`, {})

  test('OWN-70 an undo within ten seconds restores the order and cancels the email', async () => {
    const { id, order_number: number } = await place()
    const { action_id: action } = await step(id, 'confirm')
    await pass(9000)
    expect((await undo(action)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'pending', next_steps: ['confirm', 'cancel'] })
    await pass(60_000)
    expect(subjects()).not.toContain(`Order ${number} confirmed`)
    await step(id, 'confirm')
    await pass(10_000)
    expect(subjects().filter((subject) => subject === `Order ${number} confirmed`)).toHaveLength(1)
  })

  test('OWN-70 an undo is refused once the email has left or another step followed', async () => {
    const { id } = await place()
    const { action_id: confirmed } = await step(id, 'confirm')
    await pass(10_000)
    expect((await undo(confirmed)).json().detail).toMatch(/email has been sent/)
    await step(id, 'ship')
    expect((await undo(confirmed)).json().detail).toMatch(/Something else has happened/)
    expect((await read(id)).status).toBe('shipped')
  })

  test('OWN-70 undoing a shipment holds the piece again and removes the parcel', async () => {
    const { id, pieceIds } = await place(delivery)
    await step(id, 'confirm')
    const { action_id: action } = await step(id, 'ship', cdek)
    expect(await piece(pieceIds[0] ?? 0)).toEqual({ status: 'sold', stock: 0, held: 0 })
    expect((await undo(action)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'confirmed', shipment: null })
    expect(await piece(pieceIds[0] ?? 0)).toEqual({ status: 'reserved', stock: 1, held: 1 })
  })

  test('OWN-70 OWN-76 undoing a shipment is refused once a return was requested', async () => {
    const { id, pieceIds } = await place(delivery)
    await step(id, 'confirm')
    const { action_id: action, order } = await step(id, 'ship', cdek)
    await call('POST', `/orders/${id}/returns/`, { line_id: order.items[0]?.id, reason: 'too large' })
    expect([(await undo(action)).statusCode, (await read(id)).status]).toEqual([409, 'shipped'])
    expect(await piece(pieceIds[0] ?? 0)).toEqual({ status: 'sold', stock: 0, held: 0 })
  })

  test('OWN-70 undoing a confirmation is refused after the end of the reservation', async () => {
    const { id } = await place()
    const { action_id: action } = await step(id, 'confirm', { email: 'skip' })
    await pass(49 * hourMs)
    const { headers } = await createStaff(calls.shop)
    expect((await call('POST', `/audit/${action}/undo/`, {}, headers)).json().detail).toMatch(/reservation has ended/)
    await calls.shop.runJobs()
    expect((await read(id, headers)).status).toBe('confirmed')
  })

  test('OWN-70 undoing a cancellation reserves the pieces again if they are free, and counts the use of the promo code', async () => {
    await calls.shop.db.insertInto('promo').values({ code: 'BACK', type: 'fixed', value: 5000, uses_max: 1 }).execute()
    const { id, pieceIds } = await place({ promo_code: 'BACK' })
    const { action_id: action } = await step(id, 'cancel', { reason: 'by mistake' })
    expect((await undo(action)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'pending', cancel_reason: null })
    expect(await piece(pieceIds[0] ?? 0)).toEqual({ status: 'reserved', stock: 1, held: 1 })
  })

  test('OWN-70 undoing a cancellation is refused if another order has reserved one of the pieces', async () => {
    const pieces = [await addPiece(calls.shop.db), await addPiece(calls.shop.db)]
    const { id } = await place({}, pieces)
    const { action_id: action } = await step(id, 'cancel', { reason: 'by mistake' })
    await place({}, [pieces[1] ?? 0])
    expect((await undo(action)).json().detail).toMatch(/Somebody else has reserved/)
    expect(await piece(pieces[0] ?? 0)).toEqual({ status: 'available', stock: 1, held: 0 })
  })
})

describe('OWN-69 the emails of an order', () => {
  test('OWN-69 each email has its state (waiting, sent, or failed with the reason), and a failed one can be sent again', async () => {
    const { id, order_number: number } = await place()
    await calls.shop.runJobs()
    calls.shop.clock.now += 1000
    await step(id, 'confirm')
    expect((await read(id)).emails).toMatchObject([
      { notification: 'placed', fate: 'sent', recipient: 'anna@example.com', subject: `Order ${number} received`, by: null },
      { notification: 'confirmed', fate: 'waiting', by: 'Mark' },
    ])
    await pass(10_000)
    const refused = { dead_at: new Date(calls.shop.clock.now), done_at: null, last_error: '550 no such mailbox' }
    await calls.shop.db.updateTable('job').set(refused).where('kind', '=', 'mail').where('key', '=', `${id} confirmed`).execute()
    const [, failed] = (await read(id)).emails
    expect(failed).toMatchObject({ fate: 'failed', failure: '550 no such mailbox' })
    expect((await call('GET', `/orders/?search=${number}`)).json().results).toMatchObject([{ has_failed_email: true }])
    await calls.write('POST', `/orders/${id}/emails/${failed?.id}/again/`)
    await pass(10_000)
    expect((await read(id)).emails).toMatchObject([
      { fate: 'sent' },
      { fate: 'failed', failure: '550 no such mailbox' },
      { notification: 'confirmed', fate: 'sent' },
    ])
  })

  test('OWN-69 emails keep their state after their jobs are purged', async () => {
    const { id } = await place()
    await calls.shop.runJobs()
    const sentAt = (await read(id)).emails[0]?.sent_at
    await pass(8 * 24 * 3_600_000)
    await pass(3_600_000)
    expect(await calls.shop.db.selectFrom('job').select('id').where('key', '=', `${id} placed`).execute()).toEqual([])
    const { headers } = await createStaff(calls.shop)
    expect((await read(id, headers)).emails[0]).toMatchObject({ fate: 'sent', sent_at: sentAt })
  })
})
