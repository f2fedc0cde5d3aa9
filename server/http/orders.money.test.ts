import { describe, expect, test } from 'vitest'
import { orderCalls, type Who } from '#test/order-calls.ts'
import { brokenInvariants, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'

const calls = orderCalls()
const { call, submit, inCart, placeOrder, cancel, piece } = calls

describe('the price of an order', () => {
  test('SEC-C3 is taken from the database; one sent by the client is refused', async () => {
    const id = await inCart()
    for (const extra of [{ total_price: '1.00' }, { price: 1 }, { discount: 5 }, { delivery_price: '0' }, { items: [] }])
      expect((await submit({ ...pickup, ...extra })).statusCode).toBe(400)
    await calls.shop.db.updateTable('piece').set({ price_cents: 2_000_000 }).where('id', '=', id).execute()
    expect((await submit()).json().total_price).toBe('20000.00')
  })

  test('SEC-C3 SEC-C6 a price that changed since the person saw it is reported, and nothing is bought', async () => {
    const id = await inCart()
    await calls.shop.db.updateTable('piece').set({ price_cents: 1_250_000 }).where('id', '=', id).execute()
    const refused = await submit({ ...pickup, expected_total: '10000.00' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({ detail: expect.stringContaining('$12,500'), total_price: '12500.00' })
    expect(await piece(id)).toMatchObject({ held: 0 })
    expect((await submit({ ...pickup, expected_total: '12500.00' })).statusCode).toBe(201)
  })

  test('SEC-C4 of zero is refused', async () => {
    await calls.shop.db.insertInto('promo').values({ code: 'ALLOFF', type: 'percent', value: 10_000, uses_max: null }).execute()
    await inCart()
    expect((await submit({ ...pickup, promo_code: 'ALLOFF' })).statusCode).toBe(400)
    expect(await calls.shop.db.selectFrom('promo').select('used_count').where('code', '=', 'ALLOFF').executeTakeFirst()).toEqual({
      used_count: 0,
    })
  })
})

describe('a promo code', () => {
  const promo = (code: string, more: object = {}) =>
    calls.shop.db
      .insertInto('promo')
      .values({ code, type: 'percent', value: 1000, uses_max: null, ...more })
      .execute()
  const readUsed = async (code: string) =>
    (await calls.shop.db.selectFrom('promo').select('used_count').where('code', '=', code).executeTakeFirstOrThrow()).used_count
  const validate = (code: unknown, who: Who = calls.buyer) => call('POST', '/api/orders/validate_promo/', { code }, {}, who)

  test('API-06 CHK-06 gets its discount, whatever its case and surrounding spaces', async () => {
    expect((await validate('  save10 ')).json()).toEqual({
      code: 'SAVE10',
      type: 'percent',
      value: 10,
      goods_min: null,
      discount_max: null,
    })
    expect((await validate('FIX50')).json()).toMatchObject({ code: 'FIX50', type: 'fixed', value: 50 })
  })

  test.each([
    ['unknown', 'NOBODY', {}],
    ['expired', 'OVER', { valid_until: new Date(testNow - 1) }],
    ['not yet valid', 'SOON', { valid_from: new Date(testNow + 1) }],
    ['switched off', 'OFF', { is_active: false }],
    ['used up', 'USEDUP', { uses_max: 1, used_count: 1 }],
  ])('CHK-06 a code that is %s is refused with 400', async (_what, code, more) => {
    if (code !== 'NOBODY') await promo(code, more)
    const response = await validate(code)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: 'Invalid promo code', errors: { code: ['Invalid promo code'] } })
    await calls.shop.db.deleteFrom('promo').where('code', '=', code).execute()
  })

  test.each([[''], ['   '], [7], [null], ['x'.repeat(41)]])(
    'API-09 a code that is empty, too long or not text is refused: %o',
    async (code) => {
      expect((await validate(code)).statusCode).toBe(400)
    },
  )

  test('SEC-C6 allows ten attempts an hour', async () => {
    for (let at = 0; at < 10; at++) expect((await validate('GUESS')).statusCode).toBe(400)
    const refused = await validate('SAVE10')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect(refused.json().detail).toMatch(/^Too many requests\. Please try again in (59|60) minutes\.$/)
    expect((await validate('SAVE10', await signIn(calls.shop))).statusCode).toBe(200)
  })

  test('SEC-C6 cannot be guessed by placing orders either', async () => {
    await inCart()
    for (let at = 0; at < 10; at++) expect((await submit({ ...pickup, promo_code: 'GUESS' })).statusCode).toBe(409)
    expect((await submit({ ...pickup, promo_code: 'SAVE10' })).statusCode).toBe(429)
    expect((await submit()).statusCode).toBe(201)
  })

  test('CHK-05 CHK-06 reduces the price of the goods, and a cancelled order releases its use', async () => {
    await promo('ONCE', { uses_max: 1 })
    const order = await placeOrder({ ...pickup, promo_code: ' once ', expected_total: '9000.00' })
    expect(order).toMatchObject({ promo_code: 'ONCE', discount: '1000.00', total_price: '9000.00' })
    expect(await readUsed('ONCE')).toBe(1)
    expect((await cancel(order.id)).statusCode).toBe(200)
    expect(await readUsed('ONCE')).toBe(0)
    expect(await brokenInvariants(calls.shop.db)).toEqual([])
  })

  test('SEC-C6 an order with a code that is no longer valid is refused with the new total', async () => {
    await promo('GONE', { uses_max: 1, used_count: 1 })
    const id = await inCart()
    const response = await submit({ ...pickup, promo_code: 'GONE', expected_total: '9000.00' })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ detail: expect.stringContaining('$10,000'), total_price: '10000.00' })
    expect(await piece(id)).toMatchObject({ held: 0 })
    await calls.shop.db.deleteFrom('promo').where('code', '=', 'GONE').execute()
  })
})
