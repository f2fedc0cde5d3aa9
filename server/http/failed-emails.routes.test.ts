import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { openMailedShop } from '#test/mailed-shop.ts'
import { openForFile } from '#test/open-for-file.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'

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
