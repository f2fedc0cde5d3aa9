import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { argon2Passwords, type Passwords } from '#server/ports/passwords.ts'
import { codeOf, freshPhone, openBrowser } from '#test/browser.ts'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const password = 'a long watch strap'
const customerOf = (phone: string) => shop.db.selectFrom('customer').selectAll().where('phone', '=', phone).executeTakeFirst()

/** A customer with a password, registered the long way. */
async function registered(phone = freshPhone(), chosen = password): Promise<string> {
  const browser = openBrowser(shop)
  await browser.post('register', { phone, password: chosen })
  const response = await browser.verifyCode(phone)
  if (response.statusCode !== 200) throw new Error(response.body)
  return phone
}

const login = (phone: string, given: string, browser = openBrowser(shop)) => browser.post('login', { phone, password: given })
const refusal = { detail: 'Could not sign in. Check what you entered and try again.' }

describe('registering', () => {
  test('API-01 AUTH-07 a phone and a password lead to the code; the code makes the account and signs in', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    const response = await browser.post('register', { phone, password })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      requires_verification: true,
      detail: 'We are calling you now. The code is the last 4 digits of the number that calls.',
      resend_after_s: 30,
      already_sent: false,
    })
    expect(await customerOf(phone)).toBeUndefined()
    expect((await browser.verifyCode(phone)).json()).toEqual({ access: expect.any(String), refresh: expect.any(String) })
    expect((await customerOf(phone))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(phone, password)).json()).toHaveProperty('access')
  })

  test('SEC-A7 before the code an account holds nothing and signs in nowhere; here the login leads to the code', async () => {
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

  test('SEC-A7 proving the phone in another browser gives an account without the stranger’s password', async () => {
    const [stranger, owner, phone] = [openBrowser(shop), openBrowser(shop), freshPhone()]
    await stranger.post('register', { phone, password: 'strangers own' })
    await owner.signIn(phone)
    expect(await customerOf(phone)).toMatchObject({ password_hash: null })
    expect((await login(phone, 'strangers own', stranger)).json()).toEqual(refusal)
    expect(await shop.db.selectFrom('phone_proof').select('phone').where('phone', '=', phone).execute()).toEqual([])
  })

  test('SEC-A7 a new code to sign in drops the registration in the same browser too; «resend» does not', async () => {
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

  test('SEC-A11 SEC-A8 registering a phone that has an account looks the same; its owner proves it, and other devices are signed out', async () => {
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

  test('AUTH-07 when no call is possible, the response says so, and nothing is created', async () => {
    const response = await openBrowser(shop).post('register', { phone: '+7 000 000 00 00', password })
    expect(response.statusCode).toBe(503)
    expect(await customerOf('70000000000')).toBeUndefined()
  })
})

describe('signing in by a password', () => {
  test('API-01 AUTH-06 works, however the phone is written', async () => {
    const phone = await registered()
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

  test('SEC-A11 a wrong password, an account without one and no account get the same response, after the same work', async () => {
    const [right, codeOnly] = [await registered(), freshPhone()]
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

  test('SEC-A3 five wrong passwords make the next wait, twice as long each time, also for the right one', async () => {
    const phone = await registered()
    const browser = openBrowser(shop, { language: 'ru' })
    for (let at = 0; at < 5; at++) expect((await login(phone, 'wrong one', browser)).statusCode).toBe(400)
    const blocked = await login(phone, password, browser)
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '30'])
    expect(blocked.json()).toEqual({ detail: 'Слишком много попыток входа. Попробуйте позже или войдите другим способом.' })
    shop.clock.now = testNow + 30_000
    expect((await login(phone, 'wrong one', browser)).statusCode).toBe(400)
    expect((await login(phone, 'wrong one', browser)).headers['retry-after']).toBe('60')
    shop.clock.now = testNow + 90_000
    expect((await login(phone, password, browser)).statusCode).toBe(200)
    expect((await login(phone, 'wrong one', browser)).statusCode).toBe(400)
    shop.clock.now = testNow
  })

  test('SEC-A3 nobody can lock somebody else out: another IP and the code stay open', async () => {
    const phone = await registered()
    const [thief, owner] = [openBrowser(shop), openBrowser(shop)]
    for (let at = 0; at < 6; at++) await login(phone, 'wrong one', thief)
    expect((await login(phone, password, thief)).statusCode).toBe(429)
    expect((await login(phone, password, owner)).statusCode).toBe(200)
    await thief.requestCode(phone)
    expect((await thief.verifyCode(phone, codeOf(shop, phone))).statusCode).toBe(200)
  })

  test('SEC-A3 an attempt that its own block stops does not count in the limit of all IPs', async () => {
    const phone = await registered()
    const browser = openBrowser(shop)
    for (let at = 0; at < 20; at++) await login(phone, 'wrong one', browser)
    const attempt = await shop.db.selectFrom('attempt').select('count').where('key', '=', `password phone ${phone}`).executeTakeFirst()
    expect(attempt?.count).toBe(5)
    expect((await login(phone, password)).statusCode).toBe(200)
  })

  test('SEC-A3 tries at once are counted one by one', async () => {
    const phone = await registered()
    const browser = openBrowser(shop)
    const responses = await Promise.all(Array.from({ length: 12 }, () => login(phone, 'wrong one', browser)))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  test('SEC-A3 one address guesses no long list of accounts', async () => {
    const thief = openBrowser(shop)
    await shop.db
      .insertInto('attempt')
      .values({ key: 'password ip 10.77.7.7', count: 50, until: new Date(Date.now() + hourMs) })
      .execute()
    const blocked = await login(freshPhone(), 'wrong one', openBrowser(shop, { ip: '10.77.7.7' }))
    expect([blocked.statusCode, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await login(freshPhone(), 'wrong one', thief)).statusCode).toBe(400)
  })

  test('SEC-A3 when too many passwords are being checked, the next gets a Retry-After', async () => {
    const { passwords } = shop.ctx.ports
    shop.ctx.ports.passwords = argon2Passwords({ concurrency: 1, queueMax: 0 })
    const responses = await Promise.all([login(freshPhone(), 'wrong one'), login(freshPhone(), 'wrong one')])
    shop.ctx.ports.passwords = passwords
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([400, 503])
    expect(responses.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('2')
  })
})
