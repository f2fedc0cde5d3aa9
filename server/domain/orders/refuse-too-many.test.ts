import { expect, test } from 'vitest'
import { advanceOrder } from '#server/domain/orders/advance-order.ts'
import { orderCalls } from '#test/order-calls.ts'
import { brokenInvariants, fillCart, pickup } from '#test/orders.ts'
import { testNow } from '#test/shop.ts'

const hour = 3_600_000
const desk = orderCalls()

/** Puts so many of a new piece into the cart, and orders it. */
async function order(quantity = 1, body: object = pickup) {
  const piece = await desk.inCart({ stock: 50 }, quantity)
  return { piece, answer: await desk.submit(body) }
}

test('SEC-C1 nobody holds more than twenty pieces in orders that wait', async () => {
  const { answer: first } = await order(15)
  expect(first.statusCode).toBe(201)
  const { answer: tooMuch } = await order(6)
  expect([tooMuch.statusCode, tooMuch.json().detail]).toEqual([
    409,
    'At most 20 pieces can be reserved before they are confirmed; you have reserved 15. Take some out of the cart, or wait until your orders are confirmed.',
  ])
  await advanceOrder(desk.shop.ctx, first.json().id, 'confirmed')
  expect((await desk.submit()).statusCode).toBe(201)
})

test('SEC-D7 who orders and cancels again and again waits until tomorrow; one sent again is no further order', async () => {
  for (let at = 0; at < 20; at++) {
    const { answer } = await order(1)
    expect(answer.statusCode).toBe(201)
    await desk.cancel(answer.json().id)
    desk.shop.clock.now += 10_000
  }
  const { answer } = await order(1)
  expect([answer.statusCode, answer.json().detail]).toEqual([
    429,
    'You have placed too many orders within a day. Please try again tomorrow, or contact us.',
  ])
  expect(answer.headers['retry-after']).toBe(String(24 * 3600 - 20 * 10))
  desk.shop.clock.now = testNow + 24 * hour
  desk.buyer.headers.authorization = `Bearer ${await desk.shop.ctx.tokens.issue(desk.buyer)}`
  expect((await desk.submit(pickup, { 'idempotency-key': 'after-a-day' })).statusCode).toBe(201)
  expect((await desk.submit(pickup, { 'idempotency-key': 'after-a-day' })).statusCode).toBe(201)
})

test('CHK-10 a confirmed reservation leaves the present cart alone', async () => {
  const { piece, answer } = await order(2)
  await fillCart(desk.shop.db, desk.buyer.customerId, [piece], 3)
  await advanceOrder(desk.shop.ctx, answer.json().id, 'confirmed')
  expect(await desk.cartLines()).toEqual([{ piece_id: piece, quantity: 3 }])
})

test('CHK-10 of what was paid by coin as much leaves the cart as was ordered', async () => {
  const { piece, answer } = await order(2, { ...pickup, mode: 'crypto' })
  await desk.shop.db.updateTable('cart_line').set({ quantity: 5 }).where('piece_id', '=', piece).execute()
  await advanceOrder(desk.shop.ctx, answer.json().id, 'confirmed')
  expect(await desk.cartLines()).toEqual([{ piece_id: piece, quantity: 3 }])
})

test('SEC-C1 the only one of its kind that came back to the shop after it was sold is sold again', async () => {
  const piece = await desk.inCart()
  const { id } = (await desk.submit()).json()
  await advanceOrder(desk.shop.ctx, id, 'confirmed')
  await advanceOrder(desk.shop.ctx, id, 'shipped')
  expect(await brokenInvariants(desk.shop.db)).toEqual([])
  await desk.shop.db.updateTable('piece').set({ status: 'available', stock: 1 }).where('id', '=', piece).execute()
  await fillCart(desk.shop.db, desk.buyer.customerId, [piece])
  expect((await desk.submit()).statusCode).toBe(201)
})
