import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

const shop: TestShop = await openTestShop({ TELEGRAM_BOT_NAME: 'vitrine_bot', TELEGRAM_BOT_TOKEN: '42:token' })
// the access matrix of the back office has its own test
const routes = shop.app.accesses.filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/staff/'))
const rows = routes.map(({ method, url, access }): [string, string, string] => [method, url, access])
let headers: { authorization: string }
beforeAll(async () => {
  await shop.app.ready()
  headers = (await signIn(shop)).headers
})
afterAll(() => shop.close())

type Methods = NonNullable<InjectOptions['method']>
const methods: Record<string, Methods> = { GET: 'GET', POST: 'POST', PATCH: 'PATCH', PUT: 'PUT', DELETE: 'DELETE' }

/** Calls a route with an empty body and with ids that do not exist. */
async function call(method: string, url: string, authorization?: string) {
  const known = methods[method]
  if (!known) throw new Error(`What is ${method}?`)
  const path = url.replace(/:[a-z_]*uuid\b/gi, randomUUID()).replace(/:\w+/g, '1999999')
  return shop.app.inject({
    method: known,
    url: path,
    headers: { 'accept-language': 'en', ...(authorization ? { authorization } : {}) },
    ...(known === 'GET' ? {} : { payload: {} }),
  })
}

test('API-11 the matrix covers exactly the routes of the API’s document', async () => {
  const { paths }: { paths: Record<string, object> } = (await shop.get('/api/openapi.json')).json()
  const documentedCalls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  )
  const documented = routes.filter(({ url }) => url !== '/api/openapi.json')
  const known = documented.map(({ method, url }) => `${method.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`)
  expect(known.length).toBeGreaterThan(40)
  expect(new Set(documentedCalls)).toEqual(new Set(known))
})

test('API-11 SEC-C8 every route to profile, addresses, cart, saved lists and orders is for customers only', () => {
  const own = /^\/api\/(users|addresses|cart|favorites|comparison|orders)\//
  const open = routes.filter(({ url, access }) => own.test(url) && access !== 'customer')
  expect(open.map(({ method, url }) => `${method} ${url}`)).toEqual([])
  expect(routes.filter(({ url }) => own.test(url)).length).toBeGreaterThan(15)
})

test.each(rows)('API-11 %s %s is for: %s', async (method, url, access) => {
  const [nobody, stranger, customer] = [
    await call(method, url),
    await call(method, url, 'Bearer nonsense'),
    await call(method, url, headers.authorization),
  ]
  for (const { statusCode } of [nobody, stranger, customer]) expect(statusCode).toBeLessThan(500)
  expect([401, 403]).not.toContain(customer.statusCode)
  if (access !== 'customer') {
    expect([401, 403]).not.toContain(nobody.statusCode)
    return
  }
  for (const response of [nobody, stranger]) {
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(response.headers['cache-control']).toBe('no-store')
  }
  expect(customer.headers['cache-control']).toBe('no-store')
})
