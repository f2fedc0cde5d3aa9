import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const type = 'application/x-www-form-urlencoded'
const send = (payload: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/contacts/',
    payload,
    headers: { 'content-type': type, 'accept-language': 'en', ...headers },
  })

test('SEC-D5 SEC-D11 a form with more fields than any form of the site is refused before they are parsed', async () => {
  expect((await send('a=1&'.repeat(24_000))).statusCode).toBe(413)
  expect((await send(Array.from({ length: 31 }, (_, at) => `f${at}=1`).join('&'))).statusCode).toBe(413)
})

test('API-09 SEC-D11 many unknown fields get 40 errors at most', async () => {
  const payload = JSON.stringify(Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`f${at}`, 1])))
  const response = await send(payload, { 'content-type': 'application/json' })
  expect([response.statusCode, Object.keys(response.json().errors).length]).toEqual([400, 40])
})

test('API-09 SEC-D11 a body of thousands of keys is refused before any key is read', async () => {
  const payload = JSON.stringify(Object.fromEntries(Array.from({ length: 8000 }, (_, at) => [`f${at}`, 1])))
  const response = await send(payload, { 'content-type': 'application/json' })
  expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['detail']])
})

test('SEC-D5 a duplicate field is refused with an error about it', async () => {
  const response = await send('name=Anna&name=Vera&phone=78007005359')
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['name']])
})

test.each(['gzip', 'br'])('API-09 SEC-D14 a form in the encoding %s is refused with the shop’s own sentence', async (encoding) => {
  const response = await send('name=Anna&phone=78007005359', { 'content-encoding': encoding })
  expect(response.statusCode).toBe(415)
  expect(Object.keys(response.json())).toEqual(['detail'])
})
