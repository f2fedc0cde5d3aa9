import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { orderCalls } from '#test/order-calls.ts'
import { delivery, pickup } from '#test/orders.ts'
import { testNow } from '#test/shop.ts'

const calls = orderCalls()
const { submit, inCart } = calls
const dubai = 2
/** The Saturday a week after `testNow`, and the end of that day's opening hours in Moscow. */
const ready = { ready_on: '2026-11-28', expires_at: '2026-11-28T16:00:00.000Z' }

const emailOf = async () => {
  await calls.shop.runJobs()
  const customer = calls.shop.outbox('mail').filter(({ to }) => to === 'anna@example.com')
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
