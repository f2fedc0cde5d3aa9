import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants } from '#test/orders.ts'
import { testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { place, pass } = calls
const [moscow, dubai] = [1, 2]
const inMoscow = {
  delivery_method: 'delivery',
  country: 'RU',
  address_city: 'Москва',
  postal_code: '101000',
  address_line1: 'Тверская улица, 1',
} as const
const person = { mode: 'reserve', first_name: 'Анна', last_name: 'Иванова', phone: '+79161234567', email: 'anna@example.com' } as const
let owner: Awaited<ReturnType<typeof createStaff>>

/** Sets the clock. Signs the owner in again, because idle sessions end. */
async function setTime(now: number): Promise<void> {
  calls.shop.clock.now = now
  owner = await createStaff(calls.shop, { roles: ['owner'] })
}
beforeEach(() => setTime(testNow))
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

async function send(path: string, body: object = {}) {
  const response = await calls.call('POST', path, body, owner.headers)
  expect([response.statusCode < 300, response.json().detail]).toEqual([true, undefined])
  return response.json()
}

/** Places an order for a piece in a city, by default for pickup in Moscow. */
async function placeOf(cityId: number, body: object = {}) {
  const pieceId = await addPiece(calls.shop.db, { city_id: cityId })
  return { ...(await place(body, [pieceId])), pieceId }
}

async function promised({ id }: { id: string }) {
  await calls.shop.catalog.refresh()
  return calls.read(id, owner.headers)
}

const lastEmail = () => (calls.emails('anna@example.com').at(-1)?.text ?? '').replaceAll('\u00A0', ' ')

test('PROM-01 PROM-02 a confirmation starts the transit: order, preview and email state the new day until an undo', async () => {
  const order = await placeOf(dubai)
  expect(await promised(order)).toMatchObject({ ready_on: '2026-11-28', transit: { min_days: 3, max_days: 7 } })
  await setTime(testNow + 2 * dayMs)
  const told = 'Monday, November 30, or earlier: we bring it within 3–7 days of confirmation'
  const preview = await send(`/orders/${order.id}/confirm/`, { preview: true })
  expect(preview.email.body.replaceAll('\u00A0', ' ')).toContain(told)
  expect(await promised(order)).toMatchObject({ ready_on: '2026-11-28' })
  const { action_id: action } = await send(`/orders/${order.id}/confirm/`)
  expect(await promised(order)).toMatchObject({ status: 'confirmed', ready_on: '2026-11-30' })
  await send(`/audit/${action}/undo/`)
  expect(await promised(order)).toMatchObject({ status: 'pending', ready_on: '2026-11-28' })
  await send(`/orders/${order.id}/confirm/`)
  await pass(10_000)
  expect(lastEmail()).toContain(told)
})

test('PROM-01 PROM-02 OWN-73 an extension promises a day that has not passed, and its undo restores the old day', async () => {
  const order = await placeOf(moscow)
  expect(await promised(order)).toMatchObject({ ready_on: '2026-11-21' })
  await setTime(testNow + 47 * hourMs)
  const preview = await send(`/orders/${order.id}/extend/`, { hours: 24, preview: true })
  expect(preview.email.body).toMatch(/Ready for pickup\W+Monday, November\s23\n/)
  const { action_id: action } = await send(`/orders/${order.id}/extend/`, { hours: 24 })
  expect(await promised(order)).toMatchObject({ ready_on: '2026-11-23' })
  await send(`/audit/${action}/undo/`)
  expect(await promised(order)).toMatchObject({ ready_on: '2026-11-21' })
  await send(`/orders/${order.id}/extend/`, { hours: 24 })
  await pass(10_000)
  expect(lastEmail()).toMatch(/Ready for pickup\W+Monday, November\s23\n/)
})

test('PROM-01 PROM-02 OWN-73 an extension holds a piece of the other office until it can be collected there', async () => {
  const order = await placeOf(dubai)
  const extend = (body: object = {}) => send(`/orders/${order.id}/extend/`, { hours: 24, ...body })
  await setTime(Date.parse('2026-11-28T18:00:00+03:00'))
  // The transfer has not started, so the piece is ready only on December 7. The reservation is extended to that day, not by 24 hours.
  const end = '2026-12-07T18:00:00.000Z'
  const preview = await extend({ preview: true })
  expect(preview).toMatchObject({ expires_at: end, order: { expires_at: '2026-11-28T16:00:00.000Z' } })
  const told = /until December.7, 2026[\s\S]*Monday, December.7, or earlier/
  expect(preview.email.body).toMatch(told)
  const { action_id: action, order: extended, expires_at: until } = await extend()
  expect([until, extended.expires_at, extended.events.at(-1).until]).toEqual([end, end, end])
  expect(extended.ready_on).toBe('2026-12-07')
  await send(`/audit/${action}/undo/`)
  expect(await promised(order)).toMatchObject({ ready_on: '2026-11-28', expires_at: '2026-11-28T16:00:00.000Z' })
  await extend()
  await pass(10_000)
  expect(lastEmail()).toMatch(told)
  const statusAt = async (now: number) => {
    await setTime(now)
    await calls.shop.runJobs()
    return (await promised(order)).status
  }
  expect([await statusAt(Date.parse(end) - 1), await statusAt(Date.parse(end))]).toEqual(['pending', 'cancelled'])
})

test('PROM-02 a confirmation does not change the arrival of a piece that has already left for the office', async () => {
  const order = await placeOf(dubai)
  await setTime(testNow + hourMs)
  const { move } = await send(`/pieces/${order.pieceId}/moves/`, { to_city_id: moscow, reason: 'stock' })
  await send(`/moves/${move.id}/send/`, { courier: '', tracking: '', insured_usd: null })
  await setTime(testNow + 2 * dayMs)
  await send(`/orders/${order.id}/confirm/`, { email: 'skip' })
  expect(await promised(order)).toMatchObject({ ready_on: '2026-11-28', transit: { min_days: 3, max_days: 7 }, is_at_office: false })
  await send(`/moves/${move.id}/receive/`)
  expect(await promised(order)).toMatchObject({ ready_on: '2026-11-28', is_at_office: true })
})

test('PROM-01 a delivery changed to another city of the same country no longer has the delivery time of the office city', async () => {
  const order = await placeOf(moscow, { ...inMoscow, ...person })
  expect(await promised(order)).toMatchObject({ transit: { min_days: 0, max_days: 0 } })
  const edit = { version: 1, destination: { ...inMoscow, address_city: 'Казань' } }
  await calls.write('PATCH', `/orders/${order.id}/`, edit, owner.headers)
  expect(await promised(order)).toMatchObject({ transit: null })
})

test('PROM-01 a confirmed delivery names its last day; once that has passed, page and later letters say that the day will be confirmed', async () => {
  const order = await placeOf(dubai, { ...inMoscow, ...person })
  expect(await promised(order)).toMatchObject({ transit: { min_days: 3, max_days: 7 }, deliver_by: null })
  // confirms an hour before the reservation ends, because a confirmation after the end could not be undone
  await setTime(testNow + 2 * dayMs - hourMs)
  const day = 'Delivery time: Monday, November 30, or earlier'
  const preview = await send(`/orders/${order.id}/confirm/`, { preview: true })
  expect(oneLine(preview.email.body)).toContain(day)
  const { action_id: action } = await send(`/orders/${order.id}/confirm/`)
  expect(await promised(order)).toMatchObject({ deliver_by: '2026-11-30T20:59:00.000Z' })
  await send(`/audit/${action}/undo/`)
  expect(await promised(order)).toMatchObject({ deliver_by: null })
  await setTime(testNow + 3 * dayMs)
  await send(`/orders/${order.id}/confirm/`)
  await pass(10_000)
  expect(oneLine(lastEmail())).toContain('Delivery time: Tuesday, December 1, or earlier')
  expect(await promised(order)).toMatchObject({ deliver_by: '2026-12-01T20:59:00.000Z' })
})

test('PROM-01 a letter that is sent after the promised days names none of them', async () => {
  const order = await placeOf(moscow, { ...inMoscow, ...person })
  await send(`/orders/${order.id}/confirm/`)
  await pass(2 * dayMs)
  const letter = oneLine(calls.emails('anna@example.com').findLast(({ text }) => text.includes(order.order_number))?.text ?? '')
  expect(letter).toContain('Delivery time: we will confirm the day with you')
  expect(letter).not.toContain('24 hours')
})

test('PROM-01 a confirmed delivery changed to a city with an office is promised a day, counted from the edit', async () => {
  const order = await placeOf(moscow, { ...inMoscow, address_city: 'Казань', ...person })
  await send(`/orders/${order.id}/confirm/`, { email: 'skip' })
  expect(await promised(order)).toMatchObject({ transit: null, deliver_by: null })
  await setTime(testNow + 2 * dayMs)
  const { version } = await promised(order)
  await calls.write('PATCH', `/orders/${order.id}/`, { version, destination: inMoscow }, owner.headers)
  expect(await promised(order)).toMatchObject({ transit: { min_days: 2, max_days: 3 }, deliver_by: '2026-11-24T20:59:00.000Z' })
})

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
