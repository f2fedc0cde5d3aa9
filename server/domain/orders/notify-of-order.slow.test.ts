import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { expireOrder } from '#server/domain/orders/expire-order.ts'
import { notifyOfOrder } from '#server/domain/orders/notify-of-order.ts'
import { addPiece } from '#test/factories.ts'
import { type MailServer, openMailServer } from '#test/mail-server.ts'
import { advanceOrder, brokenInvariants, coinSettings, delivery, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'

let shop: TestShop
let post: MailServer
beforeAll(async () => {
  post = await openMailServer()
  shop = await openTestShop({ SMTP_URL: post.url, STAFF_MAIL: 'staff@vitrine.test', RESERVATION_HOURS: '48', ...coinSettings })
})
afterAll(async () => {
  await shop.close()
  await post.close()
})
beforeEach(async () => {
  shop.clock.now = testNow
  await shop.runJobs()
  post.mails.length = 0
})

/** An order of one watch of 10,000 USD, placed in a language. */
async function placeOrder(body: object = pickup, language = 'ru', customer: Parameters<typeof signIn>[1] = {}) {
  const buyer = await signIn(shop, customer)
  const piece = await addPiece(shop.db, { model_name: 'Nautilus <b>5711</b>', reference: '5711/1A' }, { photos: 1 })
  await fillCart(shop.db, buyer.customerId, [piece])
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/create_from_cart/',
    headers: { ...buyer.headers, 'accept-language': language },
    payload: body,
  })
  expect(response.statusCode).toBe(201)
  const order: Order = response.json()
  return { ...order, piece, buyer }
}

/** The emails to the buyer, once all due jobs are done. */
async function readEmails(to = 'anna@example.com') {
  await shop.runJobs()
  return post.mails.filter((mail) => mail.to?.some(({ address }) => address === to))
}

const statusOf = (id: string) => shop.db.selectFrom('shop_order').select('status').where('id', '=', id).executeTakeFirstOrThrow()
const pieceOf = (id: number) => shop.db.selectFrom('piece').select(['status', 'held']).where('id', '=', id).executeTakeFirstOrThrow()

test.each([
  ['8 (916) 123-45-67', '+7 916 123-45-67'],
  ['495 123-45-67', '495 123-45-67'],
  ['050 123 4567', '050 123 4567'],
])('ORD-02 CHK-02 the phone %s is shown to the buyer and to the staff as %s', async (phone, formattedPhone) => {
  await placeOrder({ ...pickup, phone })
  const [email] = await readEmails()
  const [notice] = await readEmails('staff@vitrine.test')
  expect(email?.text).toContain(`Анна Иванова, ${formattedPhone}`)
  expect(notice?.text).toContain(`Телефон: ${formattedPhone}`)
})

test('ORD-02 a placed order is confirmed by an email in the language of the order, as text and as HTML', async () => {
  const order = await placeOrder({ ...delivery, comment: '<script>alert(1)</script>' })
  const [email, ...more] = await readEmails()
  expect(more).toEqual([])
  expect(email?.subject).toBe(`Заказ ${order.order_number} принят`)
  for (const fragment of [
    'Анна',
    order.order_number,
    'Nautilus',
    '5711/1A',
    '10',
    '50',
    '23 ноября 2026',
    'Франция',
    '75001',
    '1 rue de Rivoli',
  ])
    for (const text of [email?.text, email?.html]) expect(text).toContain(fragment)
  expect(email?.html).not.toMatch(/<script>|<b>5711/)
  expect(email?.html).toContain(`https://vitrine.test.ru/product/${order.piece}`)
  expect(email?.text).toContain('https://vitrine.test.ru/purchase-history')
})

test('EDN-09 a letter has the photograph, three steps, and the clock of the city where the pieces are collected', async () => {
  const dubai = shop.catalog.current().lists.cities.find(({ name }) => name.en === 'Dubai')?.id ?? 0
  await placeOrder({ ...pickup, pickup_city_id: dubai }, 'ru')
  const [email] = await readEmails()
  expect(email?.text).toMatch(/до 23 ноября 2026 г\. в \d\d:\d\d по времени Дубая/)
  expect(email?.text).toMatch(/ЧТО ДАЛЬШЕ\n\n1\. Менеджер позвонит по номеру \+7 916 123-45-67.*\n2\. .*\n3\. /)
  expect(email?.html).toMatch(/<img src="https:\/\/vitrine\.test\.ru\/photos\/[^"]+\.webp" width="72"/)
})

test.each([
  [pickup, /1\. Переведите .* до 23 ноября 2026 г\. в \d\d:\d\d по московскому времени\.\n2\. После подтверждений сети .*\n3\. .*в офисе/],
  [delivery, /1\. Переведите .*\n2\. После подтверждений сети менеджер позвонит по номеру \+7 .*\n3\. Отправим его курьером/],
])('EDN-09 a letter of an order paid by coin has its own three steps', async (body, steps) => {
  await placeOrder({ ...body, mode: 'crypto' }, 'ru')
  const [email] = await readEmails()
  expect(email?.text?.split('ЧТО ДАЛЬШЕ')[1]).toMatch(steps)
})

test('I18N-05 an English order is confirmed in English, with the URL of the English site', async () => {
  const { order_number } = await placeOrder(pickup, 'en')
  const [email] = await readEmails()
  expect(email?.subject).toBe(`Order ${order_number} received`)
  expect(email?.text).toContain('https://vitrine.test.com/purchase-history')
  expect(`${email?.text}${email?.html}`.replaceAll(/Анна|Иванова/g, '')).not.toMatch(/[а-яё]/i)
})

test('CHK-11 a buyer who pays by coin gets the wallets', async () => {
  const { id } = await placeOrder({ ...pickup, mode: 'crypto' }, 'en')
  const [email] = await readEmails()
  expect(email?.text).toContain('BTC: 0.102565 BTC → bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq (Bitcoin); rate of ')
  expect(email?.text).toContain('21 November 2026 at 10:30 Moscow time')
  expect(email?.text).toContain(`https://vitrine.test.com/checkout?order=${id}`)
})

test('ORD-02 a buyer who signed in by Telegram is notified there as well', async () => {
  const { order_number } = await placeOrder(pickup, 'ru', { telegram_id: 777_001 })
  await readEmails()
  expect(shop.outbox('telegram')).toMatchObject([{ to: '777001', text: expect.stringContaining(`Заказ ${order_number} принят`) }])
})

test('ORD-02 the staff is notified of a new order', async () => {
  const { order_number } = await placeOrder()
  const [email] = await readEmails('staff@vitrine.test')
  expect(email?.subject).toContain(order_number)
  expect(email?.text).toContain('+7 916 123-45-67')
})

test('ORD-02 nobody is notified twice, though the job should run again', async () => {
  const { id } = await placeOrder()
  await readEmails()
  await notifyOfOrder(shop.ctx, { order: id, notification: 'placed' })
  expect(await readEmails()).toHaveLength(1)
})

test('ORD-02 the buyer is notified when the order is confirmed, ready for pickup, sent, cancelled', async () => {
  const one = await placeOrder(pickup, 'en')
  await advanceOrder(shop.ctx, one.id, 'confirmed')
  await advanceOrder(shop.ctx, one.id, 'shipped')
  await advanceOrder(shop.ctx, one.id, 'delivered')
  const two = await placeOrder(delivery, 'ru')
  await advanceOrder(shop.ctx, two.id, 'confirmed')
  await shop.runJobs()
  await advanceOrder(shop.ctx, two.id, 'cancelled')
  expect(new Set((await readEmails()).map(({ subject }) => subject))).toEqual(
    new Set([
      `Order ${one.order_number} received`,
      `Order ${one.order_number} confirmed`,
      `Order ${one.order_number} is ready for pickup`,
      `Заказ ${two.order_number} принят`,
      `Заказ ${two.order_number} подтверждён`,
      `Заказ ${two.order_number} отменён`,
    ]),
  )
})

test('ORD-02 a reservation expires after 48 hours, not before: the piece returns, the buyer is notified', async () => {
  const { id, piece, order_number } = await placeOrder()
  shop.clock.now += 48 * hourMs - 1000
  await shop.runJobs()
  expect(await statusOf(id)).toEqual({ status: 'pending' })
  shop.clock.now += 1000
  expect((await readEmails()).map(({ subject }) => subject)).toContain(`Бронь по заказу ${order_number} закончилась`)
  expect(await statusOf(id)).toEqual({ status: 'cancelled' })
  expect(await pieceOf(piece)).toEqual({ status: 'available', held: 0 })
  await expireOrder(shop.ctx, id)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('ORD-02 an order that was confirmed in time does not expire', async () => {
  const { id, piece } = await placeOrder()
  await advanceOrder(shop.ctx, id, 'confirmed')
  shop.clock.now += 49 * hourMs
  await shop.runJobs()
  expect(await statusOf(id)).toEqual({ status: 'confirmed' })
  expect(await pieceOf(piece)).toEqual({ status: 'reserved', held: 1 })
})

test('ORD-02 a mail server that is away delays the email, and no order fails for it', async () => {
  post.state.isAway = true
  const { order_number } = await placeOrder()
  expect(await readEmails()).toEqual([])
  post.state.isAway = false
  shop.clock.now += 10_000
  expect((await readEmails()).map(({ subject }) => subject)).toEqual([`Заказ ${order_number} принят`])
})

test('ORD-02 a delayed email does not claim that a cancelled order is reserved', async () => {
  post.state.isAway = true
  const { id, order_number } = await placeOrder()
  expect(await readEmails()).toEqual([])
  await advanceOrder(shop.ctx, id, 'cancelled')
  await shop.runJobs()
  post.state.isAway = false
  shop.clock.now += hourMs
  expect((await readEmails()).map(({ subject }) => subject)).toEqual([`Заказ ${order_number} отменён`])
})

test('ORD-02 an order that was cancelled before any notification is not announced as reserved', async () => {
  const { id, order_number } = await placeOrder()
  await advanceOrder(shop.ctx, id, 'cancelled')
  expect((await readEmails()).map(({ subject }) => subject)).toEqual([`Заказ ${order_number} отменён`])
})

test('ORD-02 a reservation whose end was given up ends all the same', async () => {
  const { id, piece } = await placeOrder()
  await shop.db.updateTable('job').set({ dead_at: new Date() }).where('kind', '=', 'lapse-order').where('key', '=', id).execute()
  shop.clock.now += 50 * hourMs
  await shop.runJobs()
  expect(await statusOf(id)).toEqual({ status: 'cancelled' })
  expect(await pieceOf(piece)).toEqual({ status: 'available', held: 0 })
})
