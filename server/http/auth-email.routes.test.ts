import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minuteMs, hourMs } from '#contract/rules/durations.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'
import { codeAttemptsMax, codeLifeMs } from '#server/domain/accounts/sign-in-limits.ts'
import { emailedCodeOf, freshEmail, freshPhone, openBrowser } from '#test/browser.ts'
import { openTestShop, signIn, type TestShop, testNow } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => void (shop.clock.now = testNow))

const customersOf = (email: string) => shop.db.selectFrom('customer').selectAll().where('verified_email', '=', email).execute()
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')
const me = (access: string) => shop.get('/api/users/me/', { authorization: `Bearer ${access}` })

describe('signing in by an emailed code', () => {
  test('AUTH-05 API-01 the code is in the email, not in the response; it signs a new customer in, and an existing one again', async () => {
    const [browser, email] = [openBrowser(shop), freshEmail()]
    const requested = await browser.requestEmailCode(`  ${email.toUpperCase()} `)
    expect([requested.statusCode, requested.json()]).toEqual([
      200,
      { detail: expect.stringContaining('emailed you a code'), resend_after_s: 30, already_sent: false },
    ])
    const [mail] = shop.outbox('mail').filter(({ to }) => to === email)
    const code = emailedCodeOf(shop, email)
    expect(code).toMatch(/^\d{6}$/)
    expect(requested.body).not.toContain(code)
    expect(mail?.subject).toBe(`Your sign-in code: ${code}`)
    expect(mail?.text).toContain('five minutes')
    const verified = await browser.verifyEmailCode(email, code)
    expect([verified.statusCode, verified.json()]).toEqual([200, { access: expect.any(String), refresh: expect.any(String) }])
    expect((await me(verified.json().access)).json()).toMatchObject({ phone: null, email, sign_in_email: email, has_google: false })
    const other = openBrowser(shop, { language: 'ru' })
    await other.requestEmailCode(email)
    expect(shop.outbox('mail').findLast(({ to }) => to === email)?.subject).toBe(`Код для входа: ${emailedCodeOf(shop, email)}`)
    expect((await other.verifyEmailCode(email)).statusCode).toBe(200)
    expect(await customersOf(email)).toHaveLength(1)
  })

  test('SEC-A7 SEC-A9 an email in a profile or from Google does not sign its owner in: the code creates a separate account', async () => {
    const email = freshEmail()
    const written = await signIn(shop, { email })
    const google = await signIn(shop, { email, google_id: `google of ${email}`, phone: null })
    const browser = openBrowser(shop)
    await browser.requestEmailCode(email)
    const { access } = (await browser.verifyEmailCode(email)).json()
    expect((await me(access)).json()).toMatchObject({ phone: null, has_google: false })
    const [owner] = await customersOf(email)
    expect([written.customerId, google.customerId]).not.toContain(owner?.id)
  })

  test('SEC-A11 addresses with and without an account get the same response', async () => {
    const [known, unknown] = [freshEmail(), freshEmail()]
    const browser = openBrowser(shop)
    await browser.requestEmailCode(known)
    await browser.verifyEmailCode(known)
    const [one, other] = [await openBrowser(shop).requestEmailCode(known), await openBrowser(shop).requestEmailCode(unknown)]
    expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body])
  })

  test('SEC-A1 the code is bound to its browser, lasts five minutes, allows five attempts, and works for one sign-in', async () => {
    const [browser, email] = [openBrowser(shop), freshEmail()]
    await browser.requestEmailCode(email)
    const code = emailedCodeOf(shop, email)
    expect((await openBrowser(shop).verifyEmailCode(email, code)).statusCode).toBe(400)
    shop.clock.now = testNow + codeLifeMs
    expect((await browser.verifyEmailCode(email, code)).statusCode).toBe(400)
    shop.clock.now = testNow
    const twice = await Promise.all([browser.verifyEmailCode(email, code), browser.verifyEmailCode(email, code)])
    expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    shop.clock.now = testNow + 31_000
    await browser.requestEmailCode(email)
    const next = emailedCodeOf(shop, email)
    for (let at = 0; at < codeAttemptsMax; at++) expect((await browser.verifyEmailCode(email, wrong(next))).statusCode).toBe(400)
    expect((await browser.verifyEmailCode(email, next)).statusCode).toBe(400)
    const rows = await shop.db.selectFrom('email_proof').selectAll().where('email', '=', email).execute()
    expect(JSON.stringify(rows)).not.toContain(next)
  })

  test('SEC-A7 the first proof of an email invalidates codes that others requested for it', async () => {
    const [stranger, owner, email] = [openBrowser(shop), openBrowser(shop), freshEmail()]
    await stranger.requestEmailCode(email)
    const strangerCode = emailedCodeOf(shop, email)
    await owner.requestEmailCode(email)
    await owner.verifyEmailCode(email)
    expect((await stranger.verifyEmailCode(email, strangerCode)).statusCode).toBe(400)
    expect(await shop.db.selectFrom('email_proof').select('asker').where('email', '=', email).execute()).toEqual([])
  })

  test('SEC-A7 two browsers that prove one new email at once become one customer', async () => {
    const [one, two, email] = [openBrowser(shop), openBrowser(shop), freshEmail()]
    await one.requestEmailCode(email)
    const first = emailedCodeOf(shop, email)
    await two.requestEmailCode(email)
    const second = emailedCodeOf(shop, email)
    await Promise.all([one.verifyEmailCode(email, first), two.verifyEmailCode(email, second)])
    expect(await customersOf(email)).toHaveLength(1)
  })
})

describe('an invalid or too frequent request', () => {
  test('SEC-A2 an email address gets at most five codes a day from all browsers; a request that comes too soon refers to the code already sent', async () => {
    const email = freshEmail()
    const browser = openBrowser(shop, { language: 'ru' })
    await browser.requestEmailCode(email)
    expect((await browser.requestEmailCode(email)).json()).toMatchObject({ resend_after_s: 30, already_sent: true })
    for (let at = 0; at < 4; at++) expect((await openBrowser(shop).requestEmailCode(email)).statusCode).toBe(200)
    const sixth = await openBrowser(shop, { language: 'ru' }).requestEmailCode(email)
    expect([sixth.statusCode, sixth.json()]).toEqual([
      429,
      { detail: 'Слишком много писем с кодом. Попробуйте через 24 часа или войдите другим способом.' },
    ])
    expect(shop.outbox('mail').filter(({ to }) => to === email)).toHaveLength(5)
  })

  test.each([
    ['one address', 'email ip 10.66.6.6', 20],
    ['a neighborhood', 'email network 10.66.6.0/24', 100],
    ['everybody', 'email all', 3000],
  ])('SEC-A2 no email is sent above the limit of %s', async (_what, key, count) => {
    await shop.db.deleteFrom('attempt').execute()
    await shop.db
      .insertInto('attempt')
      .values({ key, count, until: new Date(shop.clock.now + hourMs) })
      .execute()
    const email = freshEmail()
    expect((await openBrowser(shop, { ip: '10.66.6.6' }).requestEmailCode(email)).statusCode).toBe(429)
    expect(emailedCodeOf(shop, email)).toBe('no email')
    await shop.db.deleteFrom('attempt').where('key', '=', key).execute()
  })

  test.each([
    '',
    'anna',
    'anna@',
    'a@b.c',
    'anna,eve@example.com',
    'Anna <anna@example.com>',
    'anna@example.com\neve',
    `${'a'.repeat(250)}@example.com`,
  ])('API-09 «%s» is not a valid email for signing in', async (email) => {
    const response = await openBrowser(shop).requestEmailCode(email)
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['email']])
  })

  test('AUTH-05 the error of an incomplete code says how many digits it has', async () => {
    const response = await openBrowser(shop, { language: 'ru' }).verifyEmailCode(freshEmail(), '12345')
    expect([response.statusCode, response.json().detail]).toEqual([400, 'Введите код из\u00A06\u00A0цифр.'])
  })

  test('AUTH-05 if no email can be sent, the response says so and the next attempt need not wait', async () => {
    const { mail } = shop.ctx.ports
    const email = freshEmail()
    const browser = openBrowser(shop)
    shop.ctx.ports.mail = { ...mail, send: () => Promise.reject(new DeliveryError('away')) }
    const failed = await browser.requestEmailCode(email)
    shop.ctx.ports.mail = mail
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '30'])
    expect((await browser.requestEmailCode(email)).json()).toMatchObject({ already_sent: false })
  })
})

describe('a new password after a code', () => {
  const change = (access: string, payload: object) =>
    shop.app.inject({ method: 'POST', url: '/api/users/change_password/', headers: { authorization: `Bearer ${access}` }, payload })
  const canSignIn = async (phone: string, password: string) =>
    (await openBrowser(shop).post('login', { phone, password })).statusCode === 200

  test('AUTH-06 SEC-A13 a code lets a person who forgot the password set a new one, once within ten minutes; other devices are signed out', async () => {
    const phone = freshPhone()
    const device = await openBrowser(shop).signIn(phone)
    await change(device.access, { new_password: 'Morning-fog-17' })
    const { access } = await openBrowser(shop).signIn(phone)
    expect((await change(access, { new_password: 'Evening-sun-42' })).statusCode).toBe(200)
    expect([await canSignIn(phone, 'Morning-fog-17'), await canSignIn(phone, 'Evening-sun-42')]).toEqual([false, true])
    expect((await me(device.access)).statusCode).toBe(401)
    const again = await change(access, { new_password: 'Another-rain-99' })
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([400, ['current_password']])
    const late = await openBrowser(shop).signIn(phone)
    shop.clock.now += 10 * minuteMs
    const { access: renewed } = (await openBrowser(shop).post('refresh', { refresh: late.refresh })).json()
    expect((await change(renewed, { new_password: 'Another-rain-99' })).statusCode).toBe(400)
  })

  test('SEC-A13 a session that began with a password, or on the other site, must enter the current password', async () => {
    const phone = freshPhone()
    const { access } = await openBrowser(shop).signIn(phone)
    await change(access, { new_password: 'Morning-fog-17' })
    const byPassword = (await openBrowser(shop).post('login', { phone, password: 'Morning-fog-17' })).json()
    expect((await change(byPassword.access, { new_password: 'Another-rain-99' })).statusCode).toBe(400)
    const byCode = await openBrowser(shop).signIn(phone)
    const headers = { authorization: `Bearer ${byCode.access}` }
    const relayed = await shop.app.inject({ method: 'POST', url: '/api/auth/relay/', payload: {}, headers })
    expect((await change(relayed.json().access, { new_password: 'Another-rain-99' })).statusCode).toBe(400)
    expect(await canSignIn(phone, 'Morning-fog-17')).toBe(true)
  })
})
