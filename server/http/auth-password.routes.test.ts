import { afterAll, describe, expect, test } from 'vitest'
import type { Passwords } from '#server/ports/passwords.ts'
import { freshPhone, openBrowser } from '#test/browser.ts'
import { openPasswordCalls, password } from '#test/password-calls.ts'
import { testNow } from '#test/shop.ts'

const { shop, register, login } = await openPasswordCalls()
afterAll(() => shop.close())

const customerOf = (phone: string) => shop.db.selectFrom('customer').selectAll().where('phone', '=', phone).executeTakeFirst()
const refusal = { detail: 'We could not sign you in. Check your details and try again.' }

describe('registering', () => {
  test('API-01 AUTH-07 a phone and a password lead to a code; the code creates the account and signs in', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    const response = await browser.post('register', { phone, password })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      requires_verification: true,
      detail: 'We are calling you now. Your code is the last 4 digits of the number that calls.',
      resend_after_s: 30,
      already_sent: false,
    })
    expect(await customerOf(phone)).toBeUndefined()
    expect((await browser.verifyCode(phone)).json()).toEqual({ access: expect.any(String), refresh: expect.any(String) })
    expect((await customerOf(phone))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(phone, password)).json()).toHaveProperty('access')
  })

  test('SEC-A7 before the code, a registration cannot sign in; in its browser, the right password leads to the code', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.post('register', { phone, password })
    expect((await login(phone, password)).json()).toEqual(refusal)
    const here = await login(phone, password, browser)
    expect(here.statusCode).toBe(200)
    expect(here.json()).toEqual({ requires_verification: true, detail: expect.any(String), resend_after_s: 30, already_sent: true })
    expect(here.headers).not.toHaveProperty('authorization')
    expect((await login(phone, 'another password', browser)).json()).toEqual(refusal)
    expect((await browser.verifyCode(phone)).statusCode).toBe(200)
  })

  test('SEC-A7 proving the phone in another browser creates an account without the stranger’s password', async () => {
    const [stranger, owner, phone] = [openBrowser(shop), openBrowser(shop), freshPhone()]
    await stranger.post('register', { phone, password: 'strangers own' })
    await owner.signIn(phone)
    expect(await customerOf(phone)).toMatchObject({ password_hash: null })
    expect((await login(phone, 'strangers own', stranger)).json()).toEqual(refusal)
    expect(await shop.db.selectFrom('phone_proof').select('phone').where('phone', '=', phone).execute()).toEqual([])
  })

  test('SEC-A7 a new sign-in code discards the registration in the same browser too; «resend» does not', async () => {
    const [browser, phone, otherPhone] = [openBrowser(shop), freshPhone(), freshPhone()]
    await browser.post('register', { phone, password })
    await browser.post('register', { phone: otherPhone, password })
    shop.clock.now = testNow + 31_000
    await browser.requestCode(phone)
    await browser.requestCode(otherPhone, { resend: true })
    await browser.verifyCode(phone)
    await browser.verifyCode(otherPhone)
    shop.clock.now = testNow
    expect(await customerOf(phone)).toMatchObject({ password_hash: null })
    expect((await customerOf(otherPhone))?.password_hash).toMatch(/^\$argon2id/)
  })

  test('SEC-A11 SEC-A8 registering a phone that has an account gets the same response; once its owner proves it, other devices are signed out', async () => {
    const phone = freshPhone()
    const before = await openBrowser(shop).signIn(phone)
    const browser = openBrowser(shop)
    const [known, unknown] = [
      await browser.post('register', { phone, password }),
      await openBrowser(shop).post('register', { phone: freshPhone(), password }),
    ]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(await customerOf(phone)).toMatchObject({ password_hash: null })
    expect((await browser.verifyCode(phone)).statusCode).toBe(200)
    expect((await login(phone, password)).json()).toHaveProperty('access')
    expect((await browser.post('refresh', { refresh: before.refresh })).statusCode).toBe(401)
  })

  test.each([
    ['phone', { phone: '123456', password }],
    ['phone', { phone: '1'.repeat(16), password }],
    ['password', { phone: '+79161234567', password: '12345' }],
    ['password', { phone: '+79161234567', password: 'x'.repeat(201) }],
    ['password', { phone: '+79161234567', password: 123456 }],
    ['password', { phone: '+79161234567' }],
    ['password', { phone: '+79161234567', password: 'Qwerty123' }],
    ['password', { phone: '+79161234567', password: 'Йцукен' }],
    ['password', { phone: '+79161234567', password: 'aaaaaaaa' }],
    ['password', { phone: '+79161234567', password: '89161234567' }],
    ['is_staff', { phone: '+79161234567', password, is_staff: true }],
  ])('API-09 AUTH-07 SEC-A3 gets an error about %s: %o', async (field, body) => {
    const response = await openBrowser(shop).post('register', body)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().errors)).toEqual([field])
  })

  test('AUTH-07 if no call is possible, the response says so and nothing is created', async () => {
    const response = await openBrowser(shop).post('register', { phone: '+7 000 000 00 00', password })
    expect(response.statusCode).toBe(503)
    expect(await customerOf('70000000000')).toBeUndefined()
  })
})

describe('signing in by a password', () => {
  test('API-01 AUTH-06 works with any format of the phone', async () => {
    const phone = await register()
    const response = await login(`8 (${phone.slice(1, 4)}) ${phone.slice(4)}`, password)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({ access: expect.any(String), refresh: expect.any(String) })
  })

  test.each([
    ['phone', { phone: '12', password }],
    ['password', { phone: '+79161234567', password: '' }],
    ['password', { phone: '+79161234567' }],
  ])('API-09 AUTH-06 gets an error about %s: %o', async (field, body) => {
    const response = await openBrowser(shop).post('login', body)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().errors)).toEqual([field])
  })

  test('SEC-A11 a wrong password, an account without one and an unknown phone get the same response after the same work', async () => {
    const [right, codeOnly] = [await register(), freshPhone()]
    await openBrowser(shop).signIn(codeOnly)
    const works: (string | null)[] = []
    const { passwords } = shop.ctx.ports
    const isRight: Passwords['matches'] = (hash, given) => {
      works.push(hash && 'a hash')
      return passwords.matches(hash, given)
    }
    shop.ctx.ports.passwords = { ...passwords, matches: isRight }
    const responses = [await login(right, 'wrong one'), await login(codeOnly, 'wrong one'), await login(freshPhone(), 'wrong one')]
    shop.ctx.ports.passwords = passwords
    expect(works).toEqual(['a hash', null, null])
    for (const response of responses) expect([response.statusCode, response.json()]).toEqual([400, refusal])
  })
})
