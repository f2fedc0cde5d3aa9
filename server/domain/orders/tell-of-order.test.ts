import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { advanceOrder } from '#server/domain/orders/advance-order.ts'
import { lapseOrder } from '#server/domain/orders/lapse-order.ts'
import { tellOfOrder } from '#server/domain/orders/tell-of-order.ts'
import { addPiece } from '#test/factories.ts'
import { type MailServer, openMailServer } from '#test/mail-server.ts'
import { brokenInvariants, delivery, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'

const hour = 3_600_000

let shop: TestShop
let post: MailServer
beforeAll(async () => {
  post = await openMailServer()
  shop = await openTestShop({ SMTP_URL: post.url, STAFF_MAIL: 'staff@vitrine.test', RESERVATION_HOURS: '48' })
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
async function placed(body: object = pickup, language = 'ru', customer: Parameters<typeof signIn>[1] = {}) {
  const buyer = await signIn(shop, customer)
  const piece = await addPiece(shop.db, { model_name: 'Nautilus <b>5711</b>', reference: '5711/1A' })
  await fillCart(shop.db, buyer.customerId, [piece])
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/create_from_cart/',
    headers: { ...buyer.headers, 'accept-language': language },
    payload: body,
  })
  expect(answer.statusCode).toBe(201)
  const order: Order = answer.json()
  return { ...order, piece, buyer }
}

/** The letters to the buyer, once everything due has been done. */
async function letters(to = 'anna@example.com') {
  await shop.runJobs()
  return post.mails.filter((mail) => mail.to?.some(({ address }) => address === to))
}

const statusOf = (id: string) => shop.db.selectFrom('shop_order').select('status').where('id', '=', id).executeTakeFirstOrThrow()
const pieceOf = (id: number) => shop.db.selectFrom('piece').select(['status', 'held']).where('id', '=', id).executeTakeFirstOrThrow()

test.each([
  ['8 (916) 123-45-67', '+7 916 123-45-67'],
  ['495 123-45-67', '495 123-45-67'],
  ['050 123 4567', '050 123 4567'],
])('ORD-02 CHK-02 the phone %s is told to the buyer and to the staff as %s', async (phone, told) => {
  await placed({ ...pickup, phone })
  const [letter] = await letters()
  const [notice] = await letters('staff@vitrine.test')
  expect(letter?.text).toContain(`Анна Иванова, ${told}`)
  expect(notice?.text).toContain(`Телефон: ${told}`)
})

test('ORD-02 a placed order is confirmed by a letter in the language it was placed in, as text and as HTML', async () => {
  const order = await placed({ ...delivery, comment: '<script>alert(1)</script>' })
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter?.subject).toBe(`Заказ ${order.order_number} принят`)
  for (const said of [
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
    for (const text of [letter?.text, letter?.html]) expect(text).toContain(said)
  expect(letter?.html).not.toMatch(/<script>|<b>5711/)
  expect(letter?.html).toContain(`https://vitrine.test.ru/product/${order.piece}`)
  expect(letter?.text).toContain('https://vitrine.test.ru/purchase-history')
})

test('I18N-05 an English one is told in English, with the address of the English site', async () => {
  const { order_number } = await placed(pickup, 'en')
  const [letter] = await letters()
  expect(letter?.subject).toBe(`Order ${order_number} received`)
  expect(letter?.text).toContain('https://vitrine.test.com/purchase-history')
  expect(`${letter?.text}${letter?.html}`.replaceAll(/Анна|Иванова/g, '')).not.toMatch(/[а-яё]/i)
})

test('CHK-11 who pays by coin is told where to', async () => {
  const { id } = await placed({ ...pickup, mode: 'crypto' }, 'en')
  const [letter] = await letters()
  expect(letter?.text).toContain('checkout page')
  expect(letter?.text).toContain(`https://vitrine.test.com/checkout?order=${id}`)
})

test('ORD-02 who came by Telegram is told there as well', async () => {
  const { order_number } = await placed(pickup, 'ru', { telegram_id: 777_001 })
  await letters()
  expect(shop.outbox('telegram')).toMatchObject([{ to: '777001', text: expect.stringContaining(`Заказ ${order_number} принят`) }])
})

test('ORD-02 the staff is told of a new order', async () => {
  const { order_number } = await placed()
  const [letter] = await letters('staff@vitrine.test')
  expect(letter?.subject).toContain(order_number)
  expect(letter?.text).toContain('+7 916 123-45-67')
})

test('ORD-02 nobody is told twice, though the job should run again', async () => {
  const { id } = await placed()
  await letters()
  await tellOfOrder(shop.ctx, id, 'placed')
  expect(await letters()).toHaveLength(1)
})

test('ORD-02 the person is told when the order is confirmed, ready for pickup, sent, cancelled', async () => {
  const one = await placed(pickup, 'en')
  await advanceOrder(shop.ctx, one.id, 'confirmed')
  await advanceOrder(shop.ctx, one.id, 'shipped')
  await advanceOrder(shop.ctx, one.id, 'delivered')
  const two = await placed(delivery, 'ru')
  await advanceOrder(shop.ctx, two.id, 'confirmed')
  await shop.runJobs()
  await advanceOrder(shop.ctx, two.id, 'cancelled')
  expect(new Set((await letters()).map(({ subject }) => subject))).toEqual(
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

test('ORD-02 a reservation lapses after 48 hours, not before: the piece returns, the person is told', async () => {
  const { id, piece, order_number } = await placed()
  shop.clock.now += 48 * hour - 1000
  await shop.runJobs()
  expect(await statusOf(id)).toEqual({ status: 'pending' })
  shop.clock.now += 1000
  expect((await letters()).map(({ subject }) => subject)).toContain(`Бронь по заказу ${order_number} закончилась`)
  expect(await statusOf(id)).toEqual({ status: 'cancelled' })
  expect(await pieceOf(piece)).toEqual({ status: 'available', held: 0 })
  await lapseOrder(shop.ctx, id)
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('ORD-02 an order that was confirmed in time does not lapse', async () => {
  const { id, piece } = await placed()
  await advanceOrder(shop.ctx, id, 'confirmed')
  shop.clock.now += 49 * hour
  await shop.runJobs()
  expect(await statusOf(id)).toEqual({ status: 'confirmed' })
  expect(await pieceOf(piece)).toEqual({ status: 'reserved', held: 1 })
})

test('ORD-02 a mail server that is away keeps the letter waiting, and no order fails for it', async () => {
  post.state.isAway = true
  const { order_number } = await placed()
  expect(await letters()).toEqual([])
  post.state.isAway = false
  shop.clock.now += 10_000
  expect((await letters()).map(({ subject }) => subject)).toEqual([`Заказ ${order_number} принят`])
})

test('ORD-02 a letter that waited for its carrier does not say afterwards that a cancelled order is reserved', async () => {
  post.state.isAway = true
  const { id, order_number } = await placed()
  expect(await letters()).toEqual([])
  await advanceOrder(shop.ctx, id, 'cancelled')
  await shop.runJobs()
  post.state.isAway = false
  shop.clock.now += hour
  expect((await letters()).map(({ subject }) => subject)).toEqual([`Заказ ${order_number} отменён`])
})

test('ORD-02 one that was cancelled before anybody was told is not said to be reserved', async () => {
  const { id, order_number } = await placed()
  await advanceOrder(shop.ctx, id, 'cancelled')
  expect((await letters()).map(({ subject }) => subject)).toEqual([`Заказ ${order_number} отменён`])
})

test('ORD-02 a reservation whose end was given up ends all the same', async () => {
  const { id, piece } = await placed()
  await shop.db.updateTable('job').set({ dead_at: new Date() }).where('kind', '=', 'lapse-order').where('key', '=', id).execute()
  shop.clock.now += 50 * hour
  await shop.runJobs()
  expect(await statusOf(id)).toEqual({ status: 'cancelled' })
  expect(await pieceOf(piece)).toEqual({ status: 'available', held: 0 })
})
