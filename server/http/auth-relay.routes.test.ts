import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { sessionMostMs } from '#server/domain/accounts/refresh-session.ts'
import { freshPhone, openBrowser } from '#test/browser.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

const relay = (headers: Record<string, string>, on = shop) =>
  on.app.inject({ method: 'POST', url: '/api/auth/relay/', payload: {}, headers })
const me = (access: string) => shop.get('/api/users/me/', { authorization: `Bearer ${access}` })

test('AUTH-11 SEC-A4 the other site gets a session of its own: ending one of the two leaves the other valid', async () => {
  const { headers, phone, sessionId } = await signIn(shop)
  const response = await relay(headers)
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const { access, refresh } = response.json()
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

test('SEC-A4 AUTH-11 a session for the other site ends at the maximum age of the sign-in', async () => {
  const { headers, sessionId } = await signIn(shop)
  const began = new Date(shop.clock.now - sessionMostMs + hourMs)
  await sql`update session set created_at = ${began} where id = ${sessionId}`.execute(shop.db)
  const { refresh } = (await relay(headers)).json()
  shop.clock.now += 2 * hourMs
  const renewed = await shop.app.inject({ method: 'POST', url: '/api/auth/refresh/', payload: { refresh } })
  shop.clock.now -= 2 * hourMs
  expect(renewed.statusCode).toBe(401)
})

test('AUTH-11 SEC-A13 the number of sessions for the other site is limited', async () => {
  const { headers, customerId } = await signIn(shop)
  const until = new Date(shop.clock.now + hourMs)
  await shop.db
    .insertInto('attempt')
    .values({ key: `relay ${customerId}`, count: 30, until })
    .execute()
  const response = await relay(headers)
  expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true])
})

test('AUTH-11 a client without a session cannot open one for the other site, and the body must be empty', async () => {
  expect((await relay({})).statusCode).toBe(401)
  const { headers } = await signIn(shop)
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/auth/relay/',
    payload: { return_to: 'https://else.example' },
    headers,
  })
  expect(response.statusCode).toBe(400)
})

test('AUTH-11 a shop with one site cannot open a session for another', async () => {
  const one = await openTestShop({ ORIGIN_RU: 'https://vitrine.test', ORIGIN_EN: 'https://vitrine.test' })
  const { headers } = await signIn(one)
  expect((await relay(headers, one)).statusCode).toBe(404)
  await one.close()
})

test('AUTH-14 AUTH-11 signing out on one site signs out on the other, which learns the reason; other devices stay signed in', async () => {
  const [browser, phone] = [openBrowser(shop), freshPhone()]
  for (const leaves of ['here', 'there'] as const) {
    const here = await browser.signIn(phone)
    const device = await openBrowser(shop).signIn(phone)
    const there = (await relay({ authorization: `Bearer ${here.access}` })).json()
    const [leaving, staying] = leaves === 'here' ? [here, there] : [there, here]
    await browser.post('logout', { refresh: leaving.refresh })
    expect((await me(staying.access)).statusCode).toBe(401)
    const renewed = await browser.post('refresh', { refresh: staying.refresh })
    expect([renewed.statusCode, renewed.json()]).toEqual([401, { detail: expect.any(String), signed_out: true }])
    expect((await relay({ authorization: `Bearer ${staying.access}` })).statusCode).toBe(401)
    expect((await openBrowser(shop).post('refresh', { refresh: device.refresh })).statusCode).toBe(200)
  }
})

test('SEC-A4 AUTH-11 a reused token of one site also ends the session of the other, not marked as a sign-out', async () => {
  const browser = openBrowser(shop)
  const here = await browser.signIn(freshPhone())
  const there = (await relay({ authorization: `Bearer ${here.access}` })).json()
  const child = (await browser.post('refresh', { refresh: here.refresh })).json()
  await browser.post('refresh', { refresh: child.refresh })
  expect((await browser.post('refresh', { refresh: here.refresh })).statusCode).toBe(401)
  const renewed = await browser.post('refresh', { refresh: there.refresh })
  expect([renewed.statusCode, renewed.json()]).toEqual([401, { detail: expect.any(String) }])
})
