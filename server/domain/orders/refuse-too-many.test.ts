import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { advanceOrder } from '#server/domain/orders/advance-order.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'

const hour = 3_600_000

let shop: TestShop
let buyer: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = testNow
  buyer = await signIn(shop)
})

const submit = (body: object = pickup, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/orders/create_from_cart/',
    headers: { ...buyer.headers, ...headers },
    payload: body,
  })

/** Puts so many of a new piece into the cart, and orders it. */
async function order(quantity = 1, body: object = pickup) {
  const piece = await addPiece(shop.db, { stock: 50 })
  await fillCart(shop.db, buyer.customerId, [piece], quantity)
  return { piece, answer: await submit(body) }
}
const cancel = (id: string) =>
  shop.app.inject({ method: 'PATCH', url: `/api/orders/${id}/`, headers: buyer.headers, payload: { status: 'cancelled' } })
const lines = () =>
  shop.db
    .selectFrom('cart_line')
    .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
    .select(['piece_id', 'quantity'])
    .where('customer_id', '=', buyer.customerId)
    .execute()

test('SEC-C1 nobody holds more than twenty pieces in orders that wait', async () => {
  const { answer: first } = await order(15)
  expect(first.statusCode).toBe(201)
  const { answer: tooMuch } = await order(6)
  expect([tooMuch.statusCode, tooMuch.json().detail]).toEqual([
    409,
    'At most 20 pieces can be reserved before they are confirmed; you have reserved 15. Take some out of the cart, or wait until your orders are confirmed.',
  ])
  await advanceOrder(shop.ctx, first.json().id, 'confirmed')
  expect((await submit()).statusCode).toBe(201)
})

test('SEC-D7 who orders and cancels again and again waits until tomorrow; one sent again is no further order', async () => {
  for (let at = 0; at < 20; at++) {
    const { answer } = await order(1)
    expect(answer.statusCode).toBe(201)
    await cancel(answer.json().id)
    shop.clock.now += 10_000
  }
  const { answer } = await order(1)
  expect([answer.statusCode, answer.json().detail]).toEqual([
    429,
    'You have placed too many orders within a day. Please try again tomorrow, or contact us.',
  ])
  expect(answer.headers['retry-after']).toBe(String(24 * 3600 - 20 * 10))
  shop.clock.now = testNow + 24 * hour
  buyer.headers.authorization = `Bearer ${await shop.ctx.tokens.issue(buyer)}`
  expect((await submit(pickup, { 'idempotency-key': 'after-a-day' })).statusCode).toBe(201)
  expect((await submit(pickup, { 'idempotency-key': 'after-a-day' })).statusCode).toBe(201)
})

test('CHK-10 a confirmed reservation leaves the present cart alone', async () => {
  const { piece, answer } = await order(2)
  await fillCart(shop.db, buyer.customerId, [piece], 3)
  await advanceOrder(shop.ctx, answer.json().id, 'confirmed')
  expect(await lines()).toEqual([{ piece_id: piece, quantity: 3 }])
})

test('CHK-10 of what was paid by coin as much leaves the cart as was ordered', async () => {
  const { piece, answer } = await order(2, { ...pickup, mode: 'crypto' })
  await shop.db.updateTable('cart_line').set({ quantity: 5 }).where('piece_id', '=', piece).execute()
  await advanceOrder(shop.ctx, answer.json().id, 'confirmed')
  expect(await lines()).toEqual([{ piece_id: piece, quantity: 3 }])
})

test('SEC-C1 the only one of its kind that came back to the shop after it was sold is sold again', async () => {
  const piece = await addPiece(shop.db)
  await fillCart(shop.db, buyer.customerId, [piece])
  const { id } = (await submit()).json()
  await advanceOrder(shop.ctx, id, 'confirmed')
  await advanceOrder(shop.ctx, id, 'shipped')
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.db.updateTable('piece').set({ status: 'available', stock: 1 }).where('id', '=', piece).execute()
  await fillCart(shop.db, buyer.customerId, [piece])
  expect((await submit()).statusCode).toBe(201)
})
