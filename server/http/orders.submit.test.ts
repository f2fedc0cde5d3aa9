import { describe, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { orderCalls } from '#test/order-calls.ts'
import { delivery, fillCart, pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'

const calls = orderCalls()
const { call, submit, inCart, cancel, piece } = calls

describe('a repeated submit', () => {
  const key = { 'idempotency-key': 'submit-0001' }

  test('CHK-13 SEC-C2 after a lost response gets the same order', async () => {
    await inCart()
    const [first, again] = [await submit(pickup, key), await submit(pickup, key)]
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
  })

  test('CHK-13 SEC-C2 with other details is refused', async () => {
    await inCart()
    await submit(pickup, key)
    await inCart()
    const response = await submit({ ...pickup, first_name: 'Мария' }, key)
    expect([response.statusCode, response.json().detail]).toEqual([
      422,
      'This order was already submitted with other details. Refresh the page and check your purchase history.',
    ])
  })

  test('SEC-C2 after an error may have corrected details under the same key', async () => {
    const bad = await inCart({ status: 'sold' })
    expect((await submit(pickup, key)).statusCode).toBe(409)
    await calls.shop.db.updateTable('piece').set({ status: 'available' }).where('id', '=', bad).execute()
    expect((await submit({ ...pickup, first_name: 'Мария' }, key)).statusCode).toBe(201)
  })

  test('SEC-C2 by another person with the same key creates a separate order', async () => {
    await inCart()
    const first = await submit(pickup, key)
    const other = await signIn(calls.shop)
    const id = await addPiece(calls.shop.db)
    await fillCart(calls.shop.db, other.customerId, [id])
    const second = await submit(pickup, key, other)
    expect(second.statusCode).toBe(201)
    expect(second.json().id).not.toBe(first.json().id)
  })

  test('SEC-C2 CHK-10 is refused until the cart changes or the order is cancelled, even if the lines and some stock remain', async () => {
    const id = await inCart({ stock: 5 })
    const coin = { ...pickup, mode: 'crypto' }
    const order = (await submit(coin, key)).json()
    for (const again of [await submit(coin), await submit(coin, { 'idempotency-key': 'submit-0002' })]) {
      expect([again.statusCode, again.json().detail]).toEqual([
        409,
        'This cart has already been ordered. Please check your purchase history.',
      ])
    }
    await cancel(order.id)
    expect((await submit(coin)).statusCode).toBe(201)
    await call('PATCH', '/api/cart/0/', { watch_id: id, quantity: 2 })
    expect((await submit(coin)).statusCode).toBe(201)
    expect(await piece(id)).toMatchObject({ held: 3 })
  })

  test('SEC-C2 without an idempotency key is refused and creates no second order', async () => {
    await inCart()
    expect((await submit()).statusCode).toBe(201)
    expect((await submit()).statusCode).toBe(409)
    expect(
      await calls.shop.db.selectFrom('shop_order').select('id').where('customer_id', '=', calls.buyer.customerId).execute(),
    ).toHaveLength(1)
  })

  test.each(['short', 'with space 1', 'x'.repeat(101)])('API-09 with an invalid idempotency key is refused: %s', async (name) => {
    await inCart()
    expect((await submit(pickup, { 'idempotency-key': name })).statusCode).toBe(400)
  })
})

describe('a form that is filled in wrongly', () => {
  test.each([
    ['first_name', pickup, { first_name: '  ' }],
    ['last_name', pickup, { last_name: undefined }],
    ['phone', pickup, { phone: '123456' }],
    ['email', pickup, { email: 'anna@example' }],
    ['mode', pickup, { mode: 'free' }],
    ['delivery_method', pickup, { delivery_method: 'pigeon' }],
    ['pickup_city_id', pickup, { pickup_city_id: undefined }],
    ['pickup_city_id', pickup, { pickup_city_id: 999 }],
    ['pickup_city_id', pickup, { pickup_city_id: 1.5 }],
    ['pickup_workshop_id', pickup, { pickup_workshop_id: 3 }],
    ['country', delivery, { country: 'XX' }],
    ['country', delivery, { country: 'АЕ' }],
    ['country', delivery, { country: 'ıd' }],
    ['country', delivery, { country: '' }],
    ['address_city', delivery, { address_city: '' }],
    ['postal_code', delivery, { postal_code: ' ' }],
    ['address_line1', delivery, { address_line1: undefined }],
    ['status', pickup, { status: 'delivered' }],
    ['user', pickup, { user: 'somebody' }],
    ['expected_total', pickup, { expected_total: '-1' }],
  ])('CHK-02 SEC-C7 SEC-C9 API-09 gets an error about %s', async (field, body, wrong) => {
    const responses = await Promise.all(['en', 'ru'].map((language) => submit({ ...body, ...wrong }, { 'accept-language': language })))
    for (const response of responses) {
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json().errors)).toEqual([field])
    }
    expect(responses[0]?.body).not.toMatch(/[а-яё]/i)
    expect(responses[1]?.body).toMatch(/[а-яё]/i)
  })
})
