import { beforeEach, describe, expect, test } from 'vitest'
import { orderCalls } from '#test/order-calls.ts'
import { pickup, promoTerms } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const calls = orderCalls()
let manager: Awaited<ReturnType<typeof createStaff>>
beforeEach(async () => {
  manager = await createStaff(calls.shop, { roles: ['manager'] })
  await calls.shop.db.deleteFrom('promo').where('used_count', '=', 0).execute()
})

type Who = { headers: Record<string, string> }
const add = (promo: object) =>
  calls.shop.app.inject({
    method: 'POST',
    url: '/api/staff/promos/',
    headers: manager.headers,
    payload: { ...promoTerms, ...promo },
  })
const validate = (code: string, who?: Who) => calls.call('POST', '/api/orders/validate_promo/', { code }, {}, who)

describe('the spelling of a promo code', () => {
  test.each([
    ['AUTUMN-15', 'autumn15'],
    ['AUTUMN-15', '«Autumn-15».'],
    ['AUTUMN-15', 'AUTUMN\u201115'],
    ['AUTUMN-15', 'AUTUMN – 15'],
    ['AUTUMN-15', '\u200BAUTUMN-15\uFEFF'],
    ['AUTUMN-15', '\u0410U\u0422U\u041CN-15'],
    ['AUTUMN-15', 'AUTUMN-I5'],
    ['AUTUMN-15', 'ФГЕГЬТ-15'],
    ['AUTUMN-15', 'ＡＵＴＵＭＮ－１５'],
    ['ЛЕТО', 'ktnj'],
    ['ЛЕТО', 'лето'],
    ['ЛЁТЧИК', 'летчик'],
  ])('REAL-12 CHK-06 %s accepts %j, which does not count as a guess', async (code, typed) => {
    const who = await signIn(calls.shop)
    expect((await add({ code })).statusCode).toBe(201)
    for (let at = 0; at < 11; at++) {
      const response = await validate(typed, who)
      expect([response.statusCode, response.json().code]).toEqual([200, code])
    }
  })

  test('REAL-12 an order with another spelling stores the code itself', async () => {
    await add({ code: 'AUTUMN-15' })
    await calls.inCart()
    expect((await calls.submit({ ...pickup, promo_code: '“ФГЕГЬТ–15”' })).json()).toMatchObject({ promo_code: 'AUTUMN-15' })
  })

  test('REAL-12 a code with an equivalent spelling cannot be added twice, and invisible characters from a paste are dropped', async () => {
    expect((await add({ code: '“Vip–2026”\u200B' })).statusCode).toBe(201)
    expect((await validate('VIP-2026')).json()).toMatchObject({ code: 'VIP-2026' })
    const again = await add({ code: 'V1P2026' })
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([400, ['code']])
  })

  test('REAL-12 existing codes with equivalent spellings remain distinct', async () => {
    await calls.shop.db
      .insertInto('promo')
      .values(['GOLD-1', 'GOLD1'].map((code, at) => ({ code, type: 'fixed' as const, value: 1000 * (at + 1), uses_max: null })))
      .execute()
    expect((await validate('gold-1')).json()).toMatchObject({ code: 'GOLD-1', value: 10 })
    expect((await validate('gold1')).json()).toMatchObject({ code: 'GOLD1', value: 20 })
  })

  test.each(['---', '…', '«»', '\u200B'])('REAL-12 %j is not a code, even if a code of only hyphens exists', async (typed) => {
    await calls.shop.db.insertInto('promo').values({ code: '----', type: 'fixed', value: 1000, uses_max: null }).execute()
    expect((await validate(typed)).statusCode).toBe(400)
  })
})

describe('the terms of a promo code', () => {
  test('CHK-05 a cap limits the amount that a percentage takes off', async () => {
    await add({ code: 'CAPPED-20', value: '20', discount_max_usd: '1500' })
    expect((await validate('capped20')).json()).toEqual({
      code: 'CAPPED-20',
      type: 'percent',
      value: 20,
      goods_min: null,
      discount_max: '1500.00',
    })
    await calls.inCart()
    const order = await calls.submit({ ...pickup, promo_code: 'CAPPED-20', expected_total: '8500.00' })
    expect([order.statusCode, order.json()]).toEqual([201, expect.objectContaining({ discount: '1500.00', total_price: '8500.00' })])
  })

  test('CHK-05 goods below the minimum are refused, without counting a use or a guess', async () => {
    const { id } = (await add({ code: 'FROM-TEN', goods_min_usd: '10001' })).json()
    await calls.inCart()
    for (let at = 0; at < 11; at++) {
      const refused = await calls.submit({ ...pickup, promo_code: 'FROM-TEN' })
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        { detail: expect.stringMatching(/\$10,001.*\$10,000/), total_price: '10000.00' },
      ])
    }
    const { version } = (await calls.shop.app.inject({ method: 'GET', url: `/api/staff/promos/${id}/`, headers: manager.headers })).json()
    const changed = await calls.shop.app.inject({
      method: 'PATCH',
      url: `/api/staff/promos/${id}/`,
      headers: manager.headers,
      payload: { ...promoTerms, version, goods_min_usd: '10000' },
    })
    expect(changed.statusCode).toBe(200)
    expect((await calls.submit({ ...pickup, promo_code: 'FROM-TEN' })).json()).toMatchObject({ discount: '1000.00' })
  })

  test.each([
    [{ goods_min_usd: '0' }, 'goods_min_usd'],
    [{ goods_min_usd: '10000000.01' }, 'goods_min_usd'],
    [{ discount_max_usd: '-5' }, 'discount_max_usd'],
    [{ discount_max_usd: 'much' }, 'discount_max_usd'],
  ])('OWN-104 %o is refused at its field', async (terms, field) => {
    const refused = await add({ code: 'REFUSED', ...terms })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]])
  })
})
