import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import { openTestShop, signIn, type TestShop, testNow } from '#test/shop.ts'
import { createStaff, staffCode, staffHeaders, staffTokenIn } from '#test/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.now = testNow
})

const post = (url: string, payload: object, token = '', remoteAddress = '203.0.113.7') =>
  shop.app.inject({ method: 'POST', url: `/api/staff/${url}`, payload, headers: staffHeaders(token), remoteAddress })
const enter = ({ email, password }: { email: string; password: string }) => post('session/', { email, password })
const session = (token: string) => shop.app.inject({ url: '/api/staff/session/', headers: staffHeaders(token) })

test('OWN-06 OWN-07 a staff member signs in by password and then by code', async () => {
  const ada = await createStaff(shop)
  const half = await post('session/', { email: ada.email.toUpperCase(), password: ada.password })
  expect([half.statusCode, half.json()]).toEqual([200, { state: 'factor' }])
  const halfToken = staffTokenIn(half.headers['set-cookie'])
  expect(String(half.headers['set-cookie'])).toBe(`vitrine_staff=${halfToken}; Path=/; HttpOnly; SameSite=Strict`)
  const early = await session(halfToken)
  expect([early.statusCode, early.json().reason]).toEqual([401, 'factor'])

  const whole = await post('session/factor/', { code: ada.codeAt(testNow) }, halfToken)
  expect(whole.statusCode).toBe(200)
  expect(whole.json()).toMatchObject({
    staff: { id: ada.staffId, email: ada.email, roles: ['owner'], has_shortcuts: true, version: 1 },
    stepped_up_until: new Date(testNow + 5 * minuteMs).toISOString(),
    ends_at: new Date(testNow + 12 * hourMs).toISOString(),
    offices: [
      { name_en: 'Moscow', time_zone: 'Europe/Moscow' },
      { name_en: 'Dubai', time_zone: 'Asia/Dubai' },
    ],
  })
  const token = staffTokenIn(whole.headers['set-cookie'])
  expect(token).not.toBe(halfToken)
  expect((await session(halfToken)).statusCode).toBe(401)
  const open = await session(token)
  expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'no-store'])
})

test('OWN-07 a code works for one sign-in; a used or older code is refused', async () => {
  const ada = await createStaff(shop)
  const halfToken = async () => staffTokenIn((await enter(ada)).headers['set-cookie'])
  const signInBy = async (code: string) => (await post('session/factor/', { code }, await halfToken())).statusCode
  const [before, present] = [ada.codeAt(testNow - 30_000), ada.codeAt(testNow)]
  expect(await signInBy(present)).toBe(200)
  expect([await signInBy(present), await signInBy(before)]).toEqual([400, 400])
  shop.clock.now = testNow + 30_000
  expect(await signInBy(ada.codeAt(shop.clock.now))).toBe(200)
})

test('OWN-07 a person without an authenticator must set one up to sign in; each recovery code works once', async () => {
  const ada = await createStaff(shop)
  await shop.db.updateTable('staff').set({ totp_sealed: null }).where('id', '=', ada.staffId).execute()
  const half = await enter(ada)
  expect(half.json()).toEqual({ state: 'factor-setup' })
  const halfToken = staffTokenIn(half.headers['set-cookie'])
  expect((await session(halfToken)).json().reason).toBe('factor-setup')
  expect((await post('session/factor/', { code: '123456' }, halfToken)).statusCode).toBe(401)

  const setup = (await post('session/factor-setup/', {}, halfToken)).json()
  expect(setup.uri).toContain(`secret=${setup.secret}`)
  expect(setup.qr_path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  expect((await post('session/factor-setup/confirm/', { code: '000000' }, halfToken)).statusCode).toBe(400)
  const confirmed = await post('session/factor-setup/confirm/', { code: staffCode(setup.secret, testNow) }, halfToken)
  const { recovery_codes: codes } = confirmed.json()
  expect(new Set(codes).size).toBe(10)
  expect((await session(staffTokenIn(confirmed.headers['set-cookie']))).statusCode).toBe(200)
  expect((await session(ada.token)).statusCode).toBe(401)

  const stored = await shop.db.selectFrom('staff_recovery_code').selectAll().where('staff_id', '=', ada.staffId).execute()
  const { totp_sealed: sealed } = await shop.db
    .selectFrom('staff')
    .select('totp_sealed')
    .where('id', '=', ada.staffId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify([stored, sealed])).not.toMatch(new RegExp([setup.secret, ...codes].join('|')))

  const recover = async (code: string) => {
    const again = staffTokenIn((await enter(ada)).headers['set-cookie'])
    return (await post('session/factor/', { code }, again)).statusCode
  }
  expect([await recover(codes[0].toLowerCase()), await recover(codes[0]), await recover(codes[1])]).toEqual([200, 400, 200])
})

test('OWN-06 an unknown address, a wrong password and a blocked person get the same response', async () => {
  const [ada, bob] = [await createStaff(shop), await createStaff(shop)]
  await shop.db
    .updateTable('staff')
    .set({ blocked_at: new Date(testNow) })
    .where('id', '=', bob.staffId)
    .execute()
  const responses = [
    await post('session/', { email: 'nobody@staff.example', password: ada.password }, '', '198.51.100.1'),
    await post('session/', { email: ada.email, password: 'another long password' }, '', '198.51.100.2'),
    await post('session/', { email: bob.email, password: bob.password }, '', '198.51.100.3'),
  ]
  const bodies = responses.map(({ statusCode, body, headers }) => ({ statusCode, body, cookie: headers['set-cookie'] }))
  expect(bodies[0]).toEqual({
    statusCode: 400,
    body: JSON.stringify({ detail: 'Could not sign in. Check the email and the password.' }),
    cookie: undefined,
  })
  expect(bodies[1]).toEqual(bodies[0])
  expect(bodies[2]).toEqual(bodies[0])
})

test('OWN-01 a customer’s token does not open the back office, and a staff cookie does not open an account', async () => {
  const customer = await signIn(shop)
  const ada = await createStaff(shop)
  const byToken = await shop.app.inject({ url: '/api/staff/session/', headers: customer.headers })
  expect([byToken.statusCode, byToken.headers['www-authenticate']]).toEqual([401, undefined])
  expect((await shop.app.inject({ url: '/api/users/me/', headers: ada.headers })).statusCode).toBe(401)
})

test('OWN-09 requests that an open page sends by itself do not extend a session', async () => {
  const { token } = await createStaff(shop)
  const ask = async (minutes: number, headers: Record<string, string>) => {
    shop.clock.now = testNow + minutes * minuteMs
    return (await shop.app.inject({ url: '/api/staff/session/', headers: { ...staffHeaders(token), ...headers } })).statusCode
  }
  // the last activity was at minute 40
  expect(await ask(50, { 'x-vitrine-idle': '600' })).toBe(200)
  expect(await ask(80, { 'x-vitrine-idle': '2400' })).toBe(200)
  expect(await ask(98, { accept: 'text/event-stream' })).toBe(200)
  expect(await ask(99, { 'sec-fetch-dest': 'image' })).toBe(200)
  expect(await ask(100, { 'x-vitrine-idle': '0' })).toBe(401)
})

test('OWN-09 a session ends by signing out, after an hour without a request, and after twelve hours in any case', async () => {
  const [gone, idle, busy] = [await createStaff(shop), await createStaff(shop), await createStaff(shop)]
  const signedOut = await shop.app.inject({ method: 'DELETE', url: '/api/staff/session/', headers: gone.headers })
  expect([signedOut.statusCode, String(signedOut.headers['set-cookie'])]).toEqual([204, expect.stringContaining('Max-Age=0')])
  expect((await session(gone.token)).statusCode).toBe(401)
  for (let minutes = 50; minutes < 12 * 60; minutes += 50) {
    shop.clock.now = testNow + minutes * minuteMs
    expect((await session(busy.token)).statusCode).toBe(200)
  }
  expect((await session(idle.token)).statusCode).toBe(401)
  shop.clock.now = testNow + 12 * hourMs
  expect((await session(busy.token)).statusCode).toBe(401)
})
