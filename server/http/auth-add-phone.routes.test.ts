import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshPhone, openBrowser } from '#test/browser.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const customerOf = (phone: string) => shop.db.selectFrom('customer').selectAll().where('phone', '=', phone).execute()

test('AUTH-13 SEC-A12 a customer adds a phone by its code; an expired session must be renewed first', async () => {
  const phone = freshPhone()
  const { customerId, headers } = await signIn(shop, { phone: null, telegram_id: 41, pending_phone: phone })
  const browser = openBrowser(shop)
  expect((await browser.post('request_code', { phone }, { authorization: 'Bearer nonsense' })).statusCode).toBe(401)
  expect((await browser.post('request_code', { phone }, headers)).statusCode).toBe(200)
  expect((await browser.verifyCode(phone)).statusCode).toBe(200)
  expect(await customerOf(phone)).toMatchObject([{ id: customerId, pending_phone: null, telegram_id: 41 }])
})

test('SEC-A12 a phone that is another customer’s is not added', async () => {
  const phone = freshPhone()
  await openBrowser(shop).signIn(phone)
  const { customerId, headers } = await signIn(shop, { phone: null, telegram_id: 42, pending_phone: phone })
  const browser = openBrowser(shop)
  await browser.post('request_code', { phone }, headers)
  const response = await browser.verifyCode(phone)
  expect(response.statusCode).toBe(409)
  expect(response.json().errors).toEqual({ phone: [expect.stringContaining('belongs to another')] })
  const [owner] = await customerOf(phone)
  expect(owner?.id).not.toBe(customerId)
})
