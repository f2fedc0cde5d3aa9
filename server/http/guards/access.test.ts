import Fastify, { type FastifyContextConfig, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { accessTokenMinutes } from '#server/domain/accounts/access-tokens.ts'
import { findCustomer } from '#server/domain/accounts/find-customer.ts'
import { guardAccess } from '#server/http/guards/access.ts'
import { onError } from '#server/http/guards/on-error.ts'
import { createStaffGuard } from '#server/http/guards/staff-access.ts'
import { openTestShop, signIn, type TestShop, testNow } from '#test/shop.ts'

let shop: TestShop
let app: FastifyInstance

beforeAll(async () => {
  shop = await openTestShop()
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.setErrorHandler(onError)
  guardAccess(app, { findCustomer: (token) => findCustomer(shop.ctx, token), guardStaff: createStaffGuard(shop.ctx) })
  app.get('/api/mine/', { config: { access: 'customer' } }, async ({ customer }) => customer)
  app.get('/api/maybe/', { config: { access: 'optional' } }, async ({ customer }) => ({ customer }))
})

afterAll(async () => {
  await app.close()
  await shop.close()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { 'accept-language': 'en', ...headers } })

test('API-09 a customer route responds 401 without a session, in the client’s language', async () => {
  const response = await get('/api/mine/')
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({ detail: 'Please sign in to continue.' })
  expect(response.headers['www-authenticate']).toBe('Bearer')
})

test('SEC-A5 a token works only while its session is valid', async () => {
  const { customerId, sessionId, headers } = await signIn(shop)
  expect((await get('/api/mine/', headers)).json()).toEqual({ customerId, sessionId })
  await shop.db.updateTable('session').set({ ended_at: new Date() }).where('id', '=', sessionId).execute()
  const ended = await get('/api/mine/', headers)
  expect(ended.statusCode).toBe(401)
  expect(ended.json()).toEqual({ detail: 'Your session has ended. Please sign in again.' })
})

test('SEC-A5 a token expires after its minutes', async () => {
  const [known, unknown] = [await signIn(shop), await signIn(shop)]
  expect((await get('/api/mine/', known.headers)).statusCode).toBe(200)
  shop.clock.now = testNow + accessTokenMinutes * minuteMs
  const late = [await get('/api/mine/', known.headers), await get('/api/mine/', unknown.headers)]
  shop.clock.now = testNow
  expect(late.map(({ statusCode }) => statusCode)).toEqual([401, 401])
})

test('SEC-A5 a token that is unsigned, changed, malformed or cut short is refused', async () => {
  const { token, headers } = await signIn(shop)
  const [head = '', body = ''] = token.split('.')
  const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${body}.`
  const changed = `${head}.${Buffer.from('{"sub":"x","sid":"y"}').toString('base64url')}.${token.split('.')[2]}`
  const refused = await Promise.all(
    [unsigned, changed, 'nonsense', token.slice(0, -3)].map((one) => get('/api/mine/', { authorization: `Bearer ${one}` })),
  )
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  expect((await get('/api/mine/', headers)).statusCode).toBe(200)
})

test('API-11 an optional sign-in ignores a bad token', async () => {
  expect((await get('/api/maybe/', { authorization: 'Bearer nonsense' })).json()).toEqual({ customer: null })
})

test('SEC-B11 a customer’s responses are not cached', async () => {
  const { headers } = await signIn(shop)
  expect((await get('/api/mine/', headers)).headers['cache-control']).toBe('no-store')
})

test('API-11 a route without an access declaration is refused at start', () => {
  const another = Fastify()
  guardAccess(another, { findCustomer: async () => null, guardStaff: async () => {} })
  const expectedError = 'does not declare its access'
  expect(() => another.get('/api/forgotten/', async () => ({}))).toThrow(expectedError)
  expect(() => another.get('/api/hidden/', { schema: { hide: true } }, async () => ({}))).toThrow(expectedError)
})

test('OWN-02 a route of the back office without a permission of the table is refused at start', () => {
  const another = Fastify()
  guardAccess(another, { findCustomer: async () => null, guardStaff: async () => {} })
  const mount = (url: string, config: FastifyContextConfig) => () => another.get(url, { config }, async () => ({}))
  expect(mount('/api/staff/forgotten/', { access: 'staff' })).toThrow('does not declare its permission')
  // @ts-expect-error there is no such permission
  expect(mount('/api/staff/invented/', { access: 'staff', permission: 'piece.steal' })).toThrow('not in the table')
  expect(mount('/api/staff/open/', { access: 'public' })).toThrow('is for the staff and for others')
  expect(mount('/api/pieces/', { access: 'staff', permission: null })).toThrow('is for the staff and for others')
  expect(mount('/api/staff/anybody/', { access: 'staff', permission: null })).not.toThrow()
})
