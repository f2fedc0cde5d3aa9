import { expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { visit } from '#test/form-calls.ts'
import { openMailedShop } from '#test/mailed-shop.ts'
import { openForFile } from '#test/open-for-file.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const mailed = openForFile(openMailedShop, ({ reset }) => reset())
const fate = (orderId: string) =>
  mailed.shop.db
    .selectFrom('order_email')
    .innerJoin('job', 'job.key', 'order_email.job_key')
    .select('job.dead_at')
    .where('job.kind', '=', 'mail')
    .where('order_id', '=', orderId)
    .executeTakeFirst()

test.each([501, 552, 554])('REAL-11 an email refused with a %i fails after the first attempt', async (code) => {
  const { id } = await mailed.placeOrder({ ...pickup, email: `refused-${code}@example.com` })
  await mailed.shop.runJobs()
  expect((await fate(id))?.dead_at).toBeInstanceOf(Date)
})

test('REAL-11 an email deferred with a 452 does not fail: it is retried', async () => {
  const { id } = await mailed.placeOrder({ ...pickup, email: 'refused-452@example.com' })
  await mailed.shop.runJobs()
  expect((await fate(id))?.dead_at ?? null).toBeNull()
})

test('REAL-04 an email to an invalid stored address fails, and is sent to no part of that address', async () => {
  const { id } = await mailed.placeOrder()
  await mailed.shop.db.updateTable('shop_order').set({ email: 'ivan,petrov@example.com' }).where('id', '=', id).execute()
  await mailed.shop.runJobs()
  expect((await fate(id))?.dead_at).toBeInstanceOf(Date)
  expect(mailed.post.mails.flatMap(({ to }) => to?.map(({ address }) => address))).toEqual(['staff@vitrine.test'])
})

test.each([
  ['ivan,petrov@mail.example', 'ru', /name@example\.com/],
  ['Anna<evil@evil.example>.ru', 'en', /name@example\.com/],
  ['ivаn@mail.example', 'ru', /знак «а»/],
  ['iv\u200Ban@mail.example', 'en', /“U\+200B”/],
])('REAL-04 an order with the email %j is refused with a sentence that says why', async (email, language, words) => {
  const buyer = await signIn(mailed.shop)
  await fillCart(mailed.shop.db, buyer.customerId, [await addPiece(mailed.shop.db)])
  const response = await mailed.shop.app.inject({
    method: 'POST',
    url: '/api/orders/create_from_cart/',
    headers: { ...buyer.headers, 'accept-language': language },
    payload: { ...pickup, email },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ errors: { email: [expect.stringMatching(words)] } })
})

test('OWN-32 a refused reply, a refused message about a visit and a refused document each give a notice', async () => {
  const { shop } = mailed
  const { headers } = await createStaff(shop)
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const response = await shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.json()
  }
  const to = 'refused-554@example.com'
  const { id: orderId } = await mailed.placeOrder()
  const { number } = await call('POST', `/orders/${orderId}/documents/`, { kind: 'invoice', language: 'ru' })
  await call('POST', `/documents/${number}/email/`, { to, language: 'ru' })
  await shop.app.inject({ method: 'POST', url: '/api/appointments/', payload: visit })
  const [booked] = (await call('GET', '/visits/?from=2026-11-20&to=2026-12-31')).results
  await call('PUT', `/threads/${booked.thread_id}/email/`, { email: to })
  await call('POST', `/visits/${booked.id}/confirm/`, { version: booked.version })
  const { version } = await call('GET', `/threads/${booked.thread_id}/`)
  await call('POST', `/threads/${booked.thread_id}/answers/`, { version, channel: 'mail', body: 'See you soon.' })
  for (const ms of [10_000, 5 * minuteMs]) {
    shop.clock.now += ms
    await shop.runJobs()
  }
  const noticesOf = async (id: string) => {
    const notices = shop.db.selectFrom('staff_notice').select('kind').where('subject_id', '=', id)
    return (await notices.where('kind', 'in', ['thread-undelivered', 'email-failed']).execute()).map(({ kind }) => kind)
  }
  expect(await noticesOf(String(booked.thread_id))).toEqual(['thread-undelivered', 'thread-undelivered'])
  expect(await noticesOf(orderId)).toEqual(['email-failed'])
})
