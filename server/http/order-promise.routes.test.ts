import { expect, test } from 'vitest'
import { CartItem } from '#contract/cart.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { orderCalls } from '#test/order-calls.ts'
import { delivery, pickup } from '#test/orders.ts'
import { addresses, closedDay, deliveryCases, moments, namedDay, promiseCases } from '#test/promise-cases.ts'
import { signIn, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const calls = orderCalls()
const { submit, inCart } = calls
const dubai = 2
const { country: _country, address_city: _city, postal_code: _code, address_line1: _line, ...person } = delivery
const cityIds = { moscow: 1, dubai }
const ready = { ready_on: '2026-11-28', expires_at: '2026-11-28T16:00:00.000Z' }

const emailOf = async (number = '') => {
  await calls.shop.runJobs()
  const customer = calls.shop.outbox('mail').filter(({ to, text }) => to === 'anna@example.com' && text.includes(number))
  return (customer.at(-1)?.text ?? '').replaceAll('\u00A0', ' ')
}

test('PROM-01 PROM-02 a piece of the other office is held until it can be collected; order and email tell the same day', async () => {
  await inCart({ city_id: dubai })
  const order = (await submit(pickup)).json()
  expect(order).toMatchObject({ ...ready, transit: { min_days: 3, max_days: 7 } })
  const email = await emailOf()
  expect(email).toContain('Saturday, November 28, or earlier: we bring it within 3–7 days of confirmation')
  expect(email).toContain('November 28, 2026 at 19:00 Moscow time')
})

test('PROM-01 a piece of the office is ready on its next open day, and held for the usual time', async () => {
  await inCart({})
  const order = (await submit(pickup)).json()
  const expires_at = new Date(testNow + 48 * hourMs).toISOString()
  expect(order).toMatchObject({ ready_on: '2026-11-21', transit: { min_days: 0, max_days: 0 }, expires_at })
  expect(await emailOf()).toMatch(/Ready for pickup\W+Saturday, November 21\n/)
})

test('PROM-01 a delivery is promised a time only in the city of an office; elsewhere the manager names it', async () => {
  const russia = { ...delivery, country: 'RU', address_city: 'Москва', postal_code: '101000', address_line1: 'Тверская улица, 1' }
  await inCart({ city_id: dubai })
  expect((await submit(russia)).json()).toMatchObject({ ready_on: null, transit: { min_days: 3, max_days: 7 } })
  expect(await emailOf()).toContain('within 3–7 days of confirmation')
  await inCart({})
  expect((await submit(russia)).json()).toMatchObject({ ready_on: null, transit: { min_days: 0, max_days: 0 } })
  await inCart({})
  expect((await submit(delivery)).json()).toMatchObject({ ready_on: null, transit: null })
  expect(await emailOf()).toContain('we will tell you before you pay')
})

test('PROM-02 the time to pay in coins does not depend on where a piece is', async () => {
  await inCart({ city_id: dubai })
  const order = (await submit({ ...pickup, mode: 'crypto' })).json()
  expect(order).toMatchObject({ ready_on: '2026-11-28', expires_at: new Date(testNow + 48 * hourMs).toISOString() })
})

test('PROM-01 every case of the table: the order and its email promise the pickup that the checkout promised', async () => {
  await calls.shop.db.insertInto('closed_day').values({ day: closedDay, office: null }).execute()
  // the shop forgets closed days that have passed, so time runs forward
  const inTime = promiseCases.toSorted(([, , one], [, , other]) => moments[one] - moments[other])
  for (const [place, office, moment, told] of inTime) {
    calls.shop.clock.now = moments[moment]
    const buyer = await signIn(calls.shop)
    await inCart({ city_id: cityIds[place] }, 1, buyer)
    const order = (await submit({ ...pickup, pickup_city_id: cityIds[office] }, {}, buyer)).json()
    const transit = told.transit === 'in-city' ? { min_days: 0, max_days: 0 } : { min_days: 3, max_days: 7 }
    const end = new Date(order.expires_at).toLocaleString('sv-SE', { timeZone: office === 'moscow' ? 'Europe/Moscow' : 'Asia/Dubai' })
    expect({ ready: order.ready_on, transit: order.transit, hold: end.slice(0, 16) }).toEqual({
      ready: `2026-${told.ready}`,
      transit,
      hold: `2026-${told.hold}`,
    })
    expect(await emailOf(order.order_number)).toMatch(new RegExp(`Ready for pickup\\W+${namedDay(told.ready)}`))
  }
  await calls.shop.db.deleteFrom('closed_day').execute()
})

test('PROM-01 every case of the table: the order promises a delivery to Russia, the Emirates and the United States', async () => {
  for (const [place, country, kind] of deliveryCases) {
    await inCart({ city_id: cityIds[place] })
    const order = (await submit({ ...person, ...addresses[country] })).json()
    const transit = { 'in-city': { min_days: 0, max_days: 0 }, transfer: { min_days: 3, max_days: 7 }, agreed: null }[kind]
    expect([place, country, order.ready_on, order.transit]).toEqual([place, country, null, transit])
  }
})

test('PROM-01 OWN-55 a line of the cart says where the piece is going; its pickup is refused and its delivery time agreed', async () => {
  const id = await inCart({ city_id: dubai })
  const { headers } = await createStaff(calls.shop, { roles: ['owner'] })
  const act = async (path: string, payload: object) =>
    (await calls.shop.app.inject({ method: 'POST', url: `/api/staff${path}`, headers, payload })).json()
  const { move } = await act(`/pieces/${id}/moves/`, { to_city_id: 1, reason: 'stock' })
  await act(`/moves/${move.id}/send/`, { courier: '', tracking: '', insured_usd: null })
  await calls.shop.catalog.refresh()
  const [line] = (await calls.call('GET', '/api/cart/0/', undefined, { 'accept-language': 'en' })).json().items
  expect(CartItem.parse(line)).toMatchObject({ city: { id: dubai, name: 'Dubai' }, moving_to: { id: 1, name: 'Moscow' } })
  expect((await submit(pickup)).json().detail).toMatch(/^On the way to another office, so pickup cannot be promised yet/)
  expect((await submit({ ...person, ...addresses.RU })).json()).toMatchObject({ transit: null })
})
