import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

const relay = (headers: Record<string, string>, on = shop) =>
  on.app.inject({ method: 'POST', url: '/api/auth/relay/', payload: {}, headers })
const me = (access: string) => shop.get('/api/users/me/', { authorization: `Bearer ${access}` })

test('AUTH-11 SEC-A4 the other site gets a session of its own: ending the one leaves the other', async () => {
  const { headers, phone, sessionId } = await signIn(shop)
  const answer = await relay(headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { access, refresh } = answer.json()
  await shop.db
    .updateTable('session')
    .set({ ended_at: new Date(shop.clock.now) })
    .where('id', '=', sessionId)
    .execute()
  expect((await me(access)).json()).toMatchObject({ phone })
  const renewed = await shop.app.inject({ method: 'POST', url: '/api/auth/refresh/', payload: { refresh } })
  expect(renewed.statusCode).toBe(200)
  expect((await relay(headers)).statusCode).toBe(401)
})

test('AUTH-11 SEC-A13 a person takes no more sessions to the other site than anybody needs', async () => {
  const { headers, customerId } = await signIn(shop)
  const until = new Date(Date.now() + 3_600_000)
  await shop.db
    .insertInto('attempt')
    .values({ key: `relay ${customerId}`, count: 30, until })
    .execute()
  const answer = await relay(headers)
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
})

test('AUTH-11 who is not signed in gets none, and nothing can be told to it', async () => {
  expect((await relay({})).statusCode).toBe(401)
  const { headers } = await signIn(shop)
  const told = await shop.app.inject({ method: 'POST', url: '/api/auth/relay/', payload: { return_to: 'https://else.example' }, headers })
  expect(told.statusCode).toBe(400)
})

test('AUTH-11 a shop of one site has no other to take a session to', async () => {
  const one = await openTestShop({ ORIGIN_RU: 'https://vitrine.test', ORIGIN_EN: 'https://vitrine.test' })
  const { headers } = await signIn(one)
  expect((await relay(headers, one)).statusCode).toBe(404)
  await one.close()
})
