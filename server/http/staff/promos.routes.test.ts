import { beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { orderCalls } from '#test/order-calls.ts'
import { pickup, promoTerms } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const calls = orderCalls()
let manager: Awaited<ReturnType<typeof createStaff>>
beforeEach(async () => {
  manager = await createStaff(calls.shop, { roles: ['manager'] })
  await calls.shop.db.deleteFrom('promo').where('used_count', '=', 0).execute()
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const staff = (method: Method, path: string, payload?: object) =>
  calls.shop.app.inject({ method, url: `/api/staff${path}`, headers: manager.headers, ...(payload ? { payload } : {}) })
const undo = (actionId: string) => staff('POST', `/audit/${actionId}/undo/`, {})
const add = async (promo: object): Promise<number> => {
  const response = await staff('POST', '/promos/', { ...promoTerms, ...promo })
  expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
  return response.json().id
}
const read = async (id: number) => (await staff('GET', `/promos/${id}/`)).json()
const change = async (id: number, changed: object) => {
  const { version } = await read(id)
  return staff('PATCH', `/promos/${id}/`, { version, ...promoTerms, ...changed })
}
const validate = (code: string, who?: { headers: Record<string, string> }) =>
  calls.call('POST', '/api/orders/validate_promo/', { code }, {}, who)
const buy = async (code: string) => {
  await calls.inCart()
  return calls.submit({ ...pickup, promo_code: code })
}

describe('using a promo code', () => {
  test('OWN-104 a change of a code’s type, value or state applies at the checkout at once', async () => {
    const id = await add({ code: ' spring-15 ', value: '15', note: 'For the opening' })
    expect((await validate('Spring-15')).json()).toMatchObject({ code: 'SPRING-15', type: 'percent', value: 15 })
    expect((await change(id, { type: 'fixed', value: '250.50' })).statusCode).toBe(200)
    expect((await validate('SPRING-15')).json()).toMatchObject({ code: 'SPRING-15', type: 'fixed', value: 250.5 })
    expect((await buy('spring-15')).json()).toMatchObject({ promo_code: 'SPRING-15', total_price: '9749.50' })
    await change(id, { is_active: false })
    expect((await validate('SPRING-15')).statusCode).toBe(400)
    expect(await read(id)).toMatchObject({ code: 'SPRING-15', state: 'off', used_count: 1 })
  })

  test('OWN-104 a code works from its start until its end', async () => {
    const at = (hours: number) => new Date(testNow + hours * hourMs).toISOString()
    const id = await add({ code: 'HOURS', valid_from: at(0.05), valid_until: at(0.1) })
    const states: unknown[] = []
    for (const hours of [0.02, 0.07, 0.1]) {
      calls.shop.clock.now = testNow + hours * hourMs
      states.push([(await read(id)).state, (await validate('HOURS')).statusCode])
    }
    expect(states).toEqual([
      ['planned', 400],
      ['active', 200],
      ['ended', 400],
    ])
    const backwards = await change(id, { valid_from: at(2), valid_until: at(1) })
    expect([backwards.statusCode, Object.keys(backwards.json().errors)]).toEqual([400, ['valid_until']])
  })

  test('OWN-104 uses are limited per customer, and a cancelled order gives its use back', async () => {
    const id = await add({ code: 'ONCE', per_customer_max: 1 })
    const first = await buy('ONCE')
    expect(first.statusCode).toBe(201)
    expect([(await validate('ONCE')).statusCode, (await buy('ONCE')).statusCode]).toEqual([400, 409])
    expect((await validate('ONCE', await signIn(calls.shop))).statusCode).toBe(200)
    await calls.cancel(first.json().id)
    expect((await validate('ONCE')).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ used_count: 0, order_count: 1 })
  })

  test('OWN-104 a code lists all its orders, and sums the discounts of those not cancelled', async () => {
    const id = await add({ code: 'WHO', uses_max: 2 })
    const first = (await buy('WHO')).json()
    await calls.cancel(first.id)
    const second = (await buy('WHO')).json()
    expect(await read(id)).toMatchObject({ state: 'active', used_count: 1, order_count: 2, discount_usd: '1000.00' })
    const { uses } = await read(id)
    expect(uses.map(({ order_id, status, name }: Record<string, string>) => [order_id, status, name])).toEqual(
      expect.arrayContaining([
        [second.id, 'pending', 'Анна Иванова'],
        [first.id, 'cancelled', 'Анна Иванова'],
      ]),
    )
  })

  test('OWN-104 bulk codes are random and unique, and one undo removes them all', async () => {
    const made = await staff('POST', '/promos/make/', { prefix: 'vip', count: 200, ...promoTerms, uses_max: 1, note: 'Letters of May' })
    const { codes, action_id: actionId } = made.json()
    expect(new Set(codes).size).toBe(200)
    for (const code of codes) expect(code).toMatch(/^VIP-[0-9A-HJKMNP-TV-Z]{10}$/)
    expect((await validate(codes[7])).statusCode).toBe(200)
    const list = async () => (await staff('GET', '/promos/?search=letters of&page_size=5')).json()
    expect(await list()).toMatchObject({ count: 200, results: Array(5).fill({ note: 'Letters of May', uses_max: 1, state: 'active' }) })
    expect((await undo(actionId)).statusCode).toBe(200)
    expect((await list()).count).toBe(0)
    const entry = await calls.shop.db
      .selectFrom('audit_entry')
      .select('subject_label')
      .where('id', '=', Number(actionId))
      .executeTakeFirst()
    expect(entry).toEqual({ subject_label: 'VIP × 200' })
  })

  test('OWN-104 CHK-06 after ten wrong codes the rate limit refuses a valid one', async () => {
    await add({ code: 'GUESSED' })
    for (let count = 0; count < 10; count++) expect((await validate(`WRONG-${count}`)).statusCode).toBe(400)
    expect((await validate('GUESSED')).statusCode).toBe(429)
  })
})

describe('editing promo codes', () => {
  test.each([
    [{ code: 'AB' }, 'code'],
    [{ code: 'САLE' }, 'code'],
    [{ code: 'A B' }, 'code'],
    [{ code: 'MUCH', value: '100.01' }, 'value'],
    [{ code: 'MUCH', type: 'fixed', value: '1000000.01' }, 'value'],
    [{ code: 'MUCH', value: '0' }, 'value'],
    [{ code: 'NEVER', uses_max: 0 }, 'uses_max'],
    [{ code: 'LINES', note: 'a\nb' }, 'note'],
  ])('OWN-104 %j is refused at its field', async (promo, field) => {
    const refused = await staff('POST', '/promos/', { ...promoTerms, ...promo })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]])
  })

  test('OWN-104 a code is unique, and can be deleted only while no order uses it', async () => {
    const id = await add({ code: 'ЛЕТО' })
    const again = await staff('POST', '/promos/', { ...promoTerms, code: 'лето' })
    expect([again.statusCode, again.json().errors]).toEqual([400, { code: ['There is such a promo code already.'] }])
    expect((await buy('лето')).statusCode).toBe(201)
    expect((await staff('DELETE', `/promos/${id}/`)).statusCode).toBe(409)
    const unused = await add({ code: 'UNUSED' })
    const { action_id: actionId } = (await staff('DELETE', `/promos/${unused}/`)).json()
    expect((await staff('GET', `/promos/${unused}/`)).statusCode).toBe(404)
    await undo(actionId)
    expect(await read(unused)).toMatchObject({ code: 'UNUSED' })
  })

  test('OWN-104 neither an edit nor an undo can set the limit below the uses so far', async () => {
    const id = await add({ code: 'TWICE', uses_max: 1 })
    const widened = (await change(id, { uses_max: null })).json()
    await buy('TWICE')
    await buy('TWICE')
    const refused = await change(id, { uses_max: 1 })
    expect([refused.statusCode, refused.json().errors.uses_max[0]]).toEqual([400, expect.stringContaining('2 times')])
    expect((await undo(widened.action_id)).statusCode).toBe(409)
  })

  test('OWN-104 OWN-27 a stale save is refused', async () => {
    const id = await add({ code: 'TOGETHER' })
    const { version } = await read(id)
    await change(id, { value: '20' })
    const late = await staff('PATCH', `/promos/${id}/`, { ...promoTerms, version, value: '30' })
    expect([late.statusCode, late.json()]).toEqual([409, expect.objectContaining({ reason: 'edited-meanwhile', version: 2 })])
    expect(await read(id)).toMatchObject({ value: '20.00' })
  })

  test('OWN-104 OWN-18 codes are found by code, note and state, and with ⌘K; an editor sees none', async () => {
    await add({ code: 'ALPHA', note: '100% of it_all' })
    await add({ code: 'BETA', is_active: false })
    const codes = async (query: string) =>
      (await staff('GET', `/promos/?${query}`)).json().results.map(({ code }: { code: string }) => code)
    expect([
      await codes('search=alph'),
      await codes('search=it_a'),
      await codes('search=%25_'),
      await codes('search=bet&state=off'),
    ]).toEqual([['ALPHA'], ['ALPHA'], [], ['BETA']])
    const found = (await staff('GET', '/find/?q=alpha')).json().results
    expect(found).toContainEqual(expect.objectContaining({ kind: 'promo', title: 'ALPHA', status: 'active' }))
    const editor = await createStaff(calls.shop, { roles: ['editor'] })
    const seen = await calls.shop.app.inject({ url: '/api/staff/promos/', headers: editor.headers })
    expect(seen.statusCode).toBe(403)
  })
})
