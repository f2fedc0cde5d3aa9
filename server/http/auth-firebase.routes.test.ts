import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs, dayMs } from '#contract/rules/durations.ts'
import { freshPhone, openBrowser } from '#test/browser.ts'
import { openFirebase } from '#test/firebase/stand-in.ts'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'

const firebase = await openFirebase({ now: () => testNow })
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(firebase.settings)
})
afterAll(async () => {
  await shop.close()
  await firebase.close()
})
beforeEach(() => {
  shop.clock.now = testNow
  firebase.state.isAway = false
})

const google = (id: string, more: object = {}) => ({
  email: `${id}@example.com`,
  email_verified: true,
  name: 'Anna Maria Petrova',
  firebase: { sign_in_provider: 'google.com', identities: { 'google.com': [id] } },
  ...more,
})
const login = (idToken: string, provider: string, more: object = {}, way = 'login') =>
  openBrowser(shop).post(`firebase/${way}`, { idToken, provider, ...more })
const customers = (where: { phone: string } | { google_id: string }) => {
  const [[column, value] = ['phone', '']] = Object.entries(where)
  return shop.db
    .selectFrom('customer')
    .selectAll()
    .where(column === 'phone' ? 'phone' : 'google_id', '=', value)
    .execute()
}

describe.each(['login', 'register'])('firebase/%s', (way) => {
  test('API-01 AUTH-09 a Google sign-in returns success and a token pair; a new person gets an account', async () => {
    const id = `g-${way}`
    const response = await login(await firebase.tokenOf(google(id)), 'google', { displayName: 'Boss', photoURL: null }, way)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({ success: true, access: expect.any(String), refresh: expect.any(String) })
    expect(await customers({ google_id: id })).toMatchObject([
      { first_name: 'Anna', last_name: 'Maria Petrova', email: `${id}@example.com`, phone: null, language: 'en' },
    ])
    await login(await firebase.tokenOf(google(id, { name: 'Another' })), 'google', {}, way)
    expect(await customers({ google_id: id })).toMatchObject([{ first_name: 'Anna' }])
  })

  test('API-01 AUTH-04 a phone proved by SMS leads to the same account as one proved by a call', async () => {
    const phone = freshPhone()
    await openBrowser(shop).signIn(phone)
    const response = await login(await firebase.tokenOf({ phone_number: `+${phone}` }), 'phone', { phoneNumber: `+${phone}` }, way)
    expect(response.json()).toHaveProperty('success', true)
    expect(await customers({ phone })).toHaveLength(1)
  })
})

test('SEC-A7 a phone proved by SMS discards what a stranger registered with it', async () => {
  const [stranger, phone] = [openBrowser(shop), freshPhone()]
  await stranger.post('register', { phone, password: 'strangers own' })
  await login(await firebase.tokenOf({ phone_number: `+${phone}` }), 'phone')
  expect(await customers({ phone })).toMatchObject([{ password_hash: null }])
  expect((await stranger.post('login', { phone, password: 'strangers own' })).statusCode).toBe(400)
})

test('SEC-A9 only the token counts: phone, e-mail and name sent beside it are ignored', async () => {
  const [phone, victim] = [freshPhone(), freshPhone()]
  await openBrowser(shop).signIn(victim)
  await login(await firebase.tokenOf({ phone_number: `+${phone}` }), 'phone', { phoneNumber: `+${victim}`, email: 'x@example.com' })
  expect(await customers({ phone })).toMatchObject([{ email: null }])
})

test('SEC-A9 an e-mail does not link accounts, and an unverified one is not stored', async () => {
  await shop.db
    .insertInto('customer')
    .values({ phone: freshPhone(), email: 'owner@example.com', created_at: new Date(shop.clock.now) })
    .execute()
  await login(await firebase.tokenOf(google('g-other', { email: 'owner@example.com' })), 'google')
  expect(await customers({ google_id: 'g-other' })).toMatchObject([{ phone: null, email: 'owner@example.com' }])
  await login(await firebase.tokenOf(google('g-unverified', { email_verified: false })), 'google')
  expect((await login(await firebase.tokenOf(google('g-unusual', { email: 'anna,b@mail.example' })), 'google')).statusCode).toBe(200)
  expect(await customers({ google_id: 'g-unusual' })).toMatchObject([{ email: null }])
  expect(await customers({ google_id: 'g-unverified' })).toMatchObject([{ email: null }])
})

describe('an invalid token', () => {
  const seconds = testNow / 1000
  test.each<[string, object, object?]>([
    ['of another project', { aud: 'another-project' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['that is expired', { exp: seconds - 61 }],
    ['whose sign-in is long ago', { auth_time: seconds - 601 }],
    ['whose sign-in is in the future', { auth_time: seconds + 61 }],
    ['without a subject', { sub: '' }],
    ['without the time of its sign-in', { auth_time: undefined }],
    ['without an account at Google', { firebase: { sign_in_provider: 'google.com', identities: {} } }],
    ['of another provider', { firebase: { sign_in_provider: 'password', identities: { 'google.com': ['g-1'] } } }],
    ['of an anonymous person', { firebase: { sign_in_provider: 'anonymous', identities: {} } }],
    ['of an unknown key', {}, { kid: 'somebody-elses' }],
  ])('SEC-A10 SEC-A9 %s is refused', async (_what, claims, header = {}) => {
    const response = await login(await firebase.tokenOf(google('g-refused', claims), { ...header }), 'google')
    expect([response.statusCode, response.json()]).toEqual([400, { detail: 'We could not sign you in. Please try again.' }])
    expect(await customers({ google_id: 'g-refused' })).toEqual([])
  })

  test('SEC-A9 the requested provider must match the token', async () => {
    const byPhone = await firebase.tokenOf({ phone_number: `+${freshPhone()}` })
    expect((await login(byPhone, 'google')).statusCode).toBe(400)
    expect((await login(await firebase.tokenOf(google('g-refused')), 'phone')).statusCode).toBe(400)
  })

  test('SEC-A10 a token that is unsigned, signed by another key, or signed with the public key as HMAC secret is refused', async () => {
    const token = await firebase.tokenOf(google('g-refused'))
    const [head = '', body = '', signature = ''] = token.split('.')
    const encode = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url')
    const foreignKeys = await generateKeyPair('RS256')
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${encode({ alg: 'HS256', kid: 'stand-in' })}.${body}.${signature}`,
      `${head}.${body}.${signature.slice(0, -4)}AAAA`,
      await firebase.tokenOf(google('g-refused'), {}, foreignKeys.privateKey),
      'nonsense',
    ]
    for (const one of forged) expect((await login(one, 'google')).statusCode).toBe(400)
    expect(await customers({ google_id: 'g-refused' })).toEqual([])
  })
})

test.each([
  ['idToken', { provider: 'google' }],
  ['idToken', { idToken: '', provider: 'google' }],
  ['provider', { idToken: 'x', provider: 'facebook' }],
  ['is_staff', { idToken: 'x', provider: 'google', is_staff: true }],
])('API-09 an invalid request gets an error about %s: %o', async (field, body) => {
  const response = await openBrowser(shop).post('firebase/login', body)
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().errors)).toEqual([field])
})

test('SEC-A10 the keys are fetched once an hour; the last good ones work for a day while Google is unavailable', async () => {
  const early = await openTestShop(firebase.settings)
  const sign = async () => {
    const token = await firebase.tokenOf(google('g-keys', { auth_time: early.clock.now / 1000, iat: 0, exp: 9_999_999_999 }))
    return openBrowser(early).post('firebase/login', { idToken: token, provider: 'google' })
  }
  firebase.state.isAway = true
  const before = await sign()
  expect([before.statusCode, before.headers['retry-after']]).toEqual([503, '30'])

  early.clock.now += 31_000
  firebase.state.isAway = false
  expect((await sign()).statusCode).toBe(200)
  const keyRequestsBefore = firebase.state.keyRequests
  await sign()
  expect(firebase.state.keyRequests).toBe(keyRequestsBefore)

  firebase.state.isAway = true
  early.clock.now += 2 * hourMs
  expect((await sign()).statusCode).toBe(200)
  expect(firebase.state.keyRequests).toBe(keyRequestsBefore + 1)
  early.clock.now += dayMs
  expect((await sign()).statusCode).toBe(503)
  await early.close()
})

test('SEC-A10 unknown key ids do not make the shop query Google repeatedly', async () => {
  await login(await firebase.tokenOf(google('g-kid')), 'google')
  const keyRequestsBefore = firebase.state.keyRequests
  shop.clock.now = testNow + 31_000
  for (const kid of ['one', 'two', 'three']) await login(await firebase.tokenOf(google('g-kid'), { kid }), 'google')
  expect(firebase.state.keyRequests).toBe(keyRequestsBefore + 1)
})
