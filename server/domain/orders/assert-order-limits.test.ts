import { expect, test } from 'vitest'
import { hourMs, dayS } from '#contract/rules/durations.ts'
import { orderCalls } from '#test/order-calls.ts'
import { advanceOrder, brokenInvariants, fillCart, pickup } from '#test/orders.ts'
import { testNow } from '#test/shop.ts'

const desk = orderCalls()

async function order(quantity = 1, body: object = pickup) {
  const piece = await desk.inCart({ stock: 50 }, quantity)
  return { piece, response: await desk.submit(body) }
}

test('SEC-C1 a customer cannot hold more than twenty pieces in pending orders', async () => {
  const { response: first } = await order(15)
  expect(first.statusCode).toBe(201)
  const { response: tooMuch } = await order(6)
  expect([tooMuch.statusCode, tooMuch.json().detail]).toEqual([
    409,
    'You can have up to 20 pieces reserved before confirmation, and you have 15 now. Remove some from the cart, or wait until your orders are confirmed.',
  ])
  await advanceOrder(desk.shop.ctx, first.json().id, 'confirmed')
  expect((await desk.submit()).statusCode).toBe(201)
})

test('SEC-D7 a customer who keeps ordering and cancelling must wait until tomorrow; a retried submit does not count', async () => {
  for (let at = 0; at < 20; at++) {
    const { response } = await order(1)
    expect(response.statusCode).toBe(201)
    await desk.cancel(response.json().id)
    desk.shop.clock.now += 10_000
  }
  const { response } = await order(1)
  expect([response.statusCode, response.json().detail]).toEqual([
    429,
    'You have placed too many orders today. Please try again in 24 hours, or contact us.',
  ])
  expect(response.headers['retry-after']).toBe(String(dayS - 20 * 10))
  desk.shop.clock.now = testNow + 24 * hourMs
  desk.buyer.headers.authorization = `Bearer ${await desk.shop.ctx.tokens.issue(desk.buyer)}`
  expect((await desk.submit(pickup, { 'idempotency-key': 'after-a-day' })).statusCode).toBe(201)
  expect((await desk.submit(pickup, { 'idempotency-key': 'after-a-day' })).statusCode).toBe(201)
})

test('CHK-10 confirming a reservation does not change the current cart', async () => {
  const { piece, response } = await order(2)
  await fillCart(desk.shop.db, desk.buyer.customerId, [piece], 3)
  await advanceOrder(desk.shop.ctx, response.json().id, 'confirmed')
  expect(await desk.cartLines()).toEqual([{ piece_id: piece, quantity: 3 }])
})

test('CHK-10 a confirmed order in coins removes only the ordered quantity from the cart', async () => {
  const { piece, response } = await order(2, { ...pickup, mode: 'crypto' })
  await desk.shop.db.updateTable('cart_line').set({ quantity: 5 }).where('piece_id', '=', piece).execute()
  await advanceOrder(desk.shop.ctx, response.json().id, 'confirmed')
  expect(await desk.cartLines()).toEqual([{ piece_id: piece, quantity: 3 }])
})

test('SEC-C1 a unique piece that came back to the shop after its sale can be sold again', async () => {
  const piece = await desk.inCart()
  const { id } = (await desk.submit()).json()
  await advanceOrder(desk.shop.ctx, id, 'confirmed')
  await advanceOrder(desk.shop.ctx, id, 'shipped')
  expect(await brokenInvariants(desk.shop.db)).toEqual([])
  await desk.shop.db.updateTable('piece').set({ status: 'available', stock: 1 }).where('id', '=', piece).execute()
  await fillCart(desk.shop.db, desk.buyer.customerId, [piece])
  expect((await desk.submit()).statusCode).toBe(201)
})
