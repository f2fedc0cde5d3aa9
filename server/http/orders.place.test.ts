import { describe, expect, test } from 'vitest'
import { Order, OrderConflict } from '#contract/order.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { isOrderNumber } from '#contract/rules/order-number.ts'
import { addPiece } from '#test/factories.ts'
import { orderCalls } from '#test/order-calls.ts'
import { advanceOrder, brokenInvariants, delivery, fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'

const calls = orderCalls()
const { submit, inCart, placeOrder, piece, cartLines } = calls

describe('an order from the cart', () => {
  test('API-06 CHK-10 stores the lines of the cart, reserves their pieces and empties the cart', async () => {
    const watch = await inCart({ model_name: 'Submariner', reference: '126610LN' }, 1)
    const bag = await addPiece(calls.shop.db, { kind: 'bag', price_cents: 250_050, city_id: 1 })
    await fillCart(calls.shop.db, calls.buyer.customerId, [bag])
    const response = await submit({ ...pickup, comment: 'Позвоните заранее', pickup_workshop_id: 1 })
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    const order = Order.strict().parse(response.json())
    expect(order).toMatchObject({
      user: calls.buyer.customerId,
      status: 'pending',
      mode: 'reserve',
      created_at: new Date(testNow).toISOString(),
      expires_at: new Date(testNow + 48 * hourMs).toISOString(),
      goods_price: '12500.50',
      discount: '0.00',
      delivery_price: '0.00',
      total_price: '12500.50',
      promo_code: null,
      contact: { first_name: 'Анна', last_name: 'Иванова', phone: '+79161234567', email: 'anna@example.com' },
      delivery: { method: 'pickup', city: 'Moscow', workshop: 'Petrovka workshop' },
      comment: 'Позвоните заранее',
      can_cancel: true,
      items: [
        { quantity: 1, price: '10000.00', watch: { id: watch, model_name: 'Submariner', reference: '126610LN', price_usd: '10000.00' } },
        { quantity: 1, price: '2500.50', bag: { id: bag } },
      ],
    })
    expect([await piece(watch), await piece(bag)]).toEqual([
      { status: 'reserved', stock: 1, held: 1 },
      { status: 'reserved', stock: 1, held: 1 },
    ])
    expect(await cartLines()).toEqual([])
    expect(await brokenInvariants(calls.shop.db)).toEqual([])
  })

  test('SEC-C11 has an opaque id, and a random number with a check character', async () => {
    const [one, other] = [await placeOrder(), await placeOrder()]
    expect(one.id).toMatch(/^[0-9a-f-]{36}$/)
    for (const { order_number } of [one, other]) expect(isOrderNumber(order_number)).toBe(true)
    expect(one.order_number.slice(0, 5)).not.toBe(other.order_number.slice(0, 5))
  })

  test('SEC-C1 reserves a piece in stock several times only when the last one is ordered', async () => {
    const id = await inCart({ stock: 3 }, 2)
    expect((await submit()).statusCode).toBe(201)
    expect(await piece(id)).toEqual({ status: 'available', stock: 3, held: 2 })
    const other = await signIn(calls.shop)
    await fillCart(calls.shop.db, other.customerId, [id], 2)
    expect((await submit(pickup, {}, other)).statusCode).toBe(409)
    await calls.shop.db.updateTable('cart_line').set({ quantity: 1 }).where('piece_id', '=', id).execute()
    expect((await submit(pickup, {}, other)).statusCode).toBe(201)
    expect(await piece(id)).toEqual({ status: 'reserved', stock: 3, held: 3 })
    expect(await brokenInvariants(calls.shop.db)).toEqual([])
  })

  test('CHK-05 SEC-C7 costs 50 USD for delivery abroad, also if the country code is in lower case', async () => {
    expect(await placeOrder({ ...delivery, country: ' fr ', state: 'Île-de-France', address_line2: '' })).toMatchObject({
      delivery_price: '50.00',
      total_price: '10050.00',
      delivery: { method: 'delivery', country: { code: 'FR', name: 'France' }, city: 'Paris', address_line2: null },
    })
    expect(await placeOrder({ ...delivery, country: 'ru' })).toMatchObject({ delivery_price: '0.00', total_price: '10000.00' })
  })

  test('CHK-03 in mode pay is stored without a charge', async () => {
    expect(await placeOrder({ ...pickup, mode: 'pay' })).toMatchObject({ mode: 'pay', status: 'pending' })
    expect(await cartLines()).toEqual([])
  })

  test('CHK-10 in coins leaves the lines in the cart until it is confirmed', async () => {
    const order = await placeOrder({ ...pickup, mode: 'crypto' })
    expect(await cartLines()).toHaveLength(1)
    const again = await submit({ ...pickup, mode: 'crypto' })
    expect(again.statusCode).toBe(409)
    await advanceOrder(calls.shop.ctx, order.id, 'confirmed')
    expect(await cartLines()).toEqual([])
  })

  test('CHK-13 SEC-C4 is refused if the cart is empty', async () => {
    const response = await submit()
    expect([response.statusCode, response.json().detail]).toEqual([409, 'Your cart is empty.'])
  })
})

describe('a cart with unavailable pieces', () => {
  test.each([
    ['sold', { status: 'sold' }],
    ['reserved', { status: 'reserved' }],
    ['priced on request', { price_on_request: true }],
    ['without a price', { price_on_request: true, price_cents: null }],
  ] as const)('CHK-13 SEC-C4 a cart with a piece that is %s is refused as a whole, with the name of the piece', async (_what, given) => {
    const good = await inCart({ model_name: 'Good one' })
    const bad = await inCart({ model_name: 'Bad one', ...given })
    for (const [language, expectedDetail] of [
      ['en', /some pieces became unavailable: .*Bad one\./],
      ['ru', /недоступна: .*Bad one\./],
    ] as const) {
      const response = await submit(pickup, { 'accept-language': language })
      expect(response.statusCode).toBe(409)
      const { detail, unavailable } = OrderConflict.parse(response.json())
      expect(detail).toMatch(expectedDetail)
      expect(detail).not.toContain('Good one')
      expect(unavailable).toEqual([bad])
    }
    expect(await piece(good)).toEqual({ status: 'available', stock: 1, held: 0 })
    expect(await cartLines()).toHaveLength(2)
  })

  test('SEC-C12 a cart with a withdrawn piece is ordered without it, but only at the total that the person saw', async () => {
    await inCart()
    const draft = await inCart({ status: 'draft', published_at: null })
    expect((await submit({ ...pickup, expected_total: '20000.00' })).statusCode).toBe(409)
    const order = (await submit({ ...pickup, expected_total: '10000.00' })).json()
    expect(order.items).toHaveLength(1)
    expect(await piece(draft)).toMatchObject({ held: 0 })
  })

  test('SEC-C5 a cart with more of a piece than its stock is refused', async () => {
    await inCart({ stock: 2 }, 3)
    expect((await submit()).statusCode).toBe(409)
  })
})

test('SEC-C1 a customer cannot have more than ten pending orders', async () => {
  for (let at = 0; at < 10; at++) await placeOrder()
  await inCart()
  const response = await submit()
  expect([response.statusCode, response.json().detail]).toEqual([
    409,
    'You already have 10 unconfirmed orders. Wait for them to be confirmed, or cancel some.',
  ])
})
