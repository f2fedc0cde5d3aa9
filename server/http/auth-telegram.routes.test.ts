import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, freshPhone, openBrowser } from '#test/browser.ts'
import { openTestShop, signIn, type TestShop, testNow } from '#test/shop.ts'
import { botToken, nextTelegramId, proofOf } from '#test/telegram-proof.ts'

const nowS = testNow / 1000
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_BOT_NAME: 'vitrine_bot' })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.now = testNow
})

const login = (proof: object, browser: Browser = openBrowser(shop)) => browser.post('telegram/login', proof)
const customer = (id: unknown) => shop.db.selectFrom('customer').selectAll().where('telegram_id', '=', Number(id)).executeTakeFirst()
const password = 'a long watch strap'
const failed = { detail: 'We could not sign you in with Telegram.' }
const old = { detail: 'This Telegram sign-in has expired. Please press the button again.' }

describe('signing in', () => {
  test('API-01 AUTH-08 a known person gets a token pair; a person without a phone is asked for one', async () => {
    const [withPhone, without] = [proofOf(), proofOf()]
    await signIn(shop, { telegram_id: Number(withPhone.id) })
    await signIn(shop, { telegram_id: Number(without.id), phone: null })
    const response = await login(withPhone)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({ access: expect.any(String), refresh: expect.any(String), requires_phone: false })
    expect(await customer(withPhone.id)).toMatchObject({ username: 'anna_p' })
    expect((await login(without)).json()).toHaveProperty('requires_phone', true)
  })

  test.each(['ru', 'en'])(
    'AUTH-08 an unknown person is not found, with an error that the sign-in drawer recognizes (%s)',
    async (language) => {
      const response = await login(proofOf(), openBrowser(shop, { language }))
      expect(response.statusCode).toBe(404)
      expect(response.json().detail).toContain('User not found')
    },
  )

  test('SEC-A6 a proof with an added, missing or changed field, or signed with another or an empty token, is refused', async () => {
    const proof = proofOf()
    await signIn(shop, { telegram_id: Number(proof.id) })
    const { username, ...dropped } = proof
    expect(username).toBe('anna_p')
    const forged = [
      { ...proof, last_name: 'Added' },
      dropped,
      { ...proof, id: Number(proof.id) + 1 },
      { ...proof, auth_date: nowS - 1 },
      proofOf({ id: proof.id }, '43:another bot'),
      proofOf({ id: proof.id }, ''),
      { ...proof, hash: '0'.repeat(64) },
    ]
    for (const one of forged) {
      const response = await login(one)
      expect([response.statusCode, response.json()]).toEqual([400, failed])
    }
    expect((await login(proof)).statusCode).toBe(200)
  })

  test('SEC-A6 a proof is valid for five minutes, and at most a minute ahead of the clock', async () => {
    const ages: [number, number][] = [
      [301, 400],
      [300, 200],
      [-60, 200],
      [-61, 400],
    ]
    for (const [age, status] of ages) {
      const proof = proofOf({ auth_date: nowS - age })
      await signIn(shop, { telegram_id: Number(proof.id) })
      const response = await login(proof)
      expect(response.statusCode, String(age)).toBe(status)
      if (status === 400) expect(response.json()).toEqual(old)
    }
  })

  test('SEC-A6 a proof works for one sign-in, even if it is sent twice at once', async () => {
    const proof = proofOf()
    await signIn(shop, { telegram_id: Number(proof.id) })
    const browser = openBrowser(shop)
    await browser.requestCode(freshPhone())
    const responses = await Promise.all([login(proof, browser), login(proof, browser)])
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await login(proof, browser)).json()).toEqual(old)
  })

  test('SEC-A6 a proof used in one browser is refused in another', async () => {
    const proof = proofOf()
    expect((await login(proof)).statusCode).toBe(404)
    expect((await login(proof)).json()).toEqual(old)
  })

  test.each([
    ['id', { id: '7' }],
    ['id', { id: 1.5 }],
    ['id', { id: -1 }],
    ['auth_date', { auth_date: '1' }],
    ['hash', { hash: 'short' }],
    ['hash', { hash: undefined }],
    ['first_name', { first_name: { $ne: '' } }],
    ['first_name', { first_name: ['Анна'] }],
    ['username', { username: null }],
  ])('SEC-A6 API-09 gets an error about %s: %o', async (field, wrong) => {
    const response = await login({ ...proofOf(), ...wrong })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().errors)).toEqual([field])
  })
})

describe('registering', () => {
  const register = (browser: Browser, proof: object, phone: string, chosen = password) =>
    browser.post('telegram/register', { ...proof, phone, password: chosen })

  test('API-01 AUTH-08 SEC-A8 a code proves the phone; the account then has the phone, password, messenger and names', async () => {
    const [browser, proof, phone] = [openBrowser(shop), proofOf({ last_name: 'Петрова' }), freshPhone()]
    await login(proof, browser)
    const response = await register(browser, proof, phone)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ requires_verification: true, detail: expect.any(String), resend_after_s: 30, already_sent: false })
    expect(await customer(proof.id)).toBeUndefined()
    expect((await browser.verifyCode(phone)).statusCode).toBe(200)
    expect(await customer(proof.id)).toMatchObject({
      phone,
      username: 'anna_p',
      first_name: 'Анна',
      last_name: 'Петрова',
      password_hash: expect.stringContaining('$argon2id$'),
    })
    expect((await register(browser, proof, freshPhone())).json()).toEqual(old)
  })

  test('SEC-A8 Telegram is linked to a phone that has an account only after the code sent to the phone', async () => {
    const [browser, proof, phone] = [openBrowser(shop), proofOf(), freshPhone()]
    await openBrowser(shop).signIn(phone)
    const response = await register(browser, proof, phone)
    expect(response.json()).toHaveProperty('requires_verification', true)
    expect(await customer(proof.id)).toBeUndefined()
    await browser.verifyCode(phone)
    expect(await customer(proof.id)).toMatchObject({ phone })
  })

  test('SEC-A8 a messenger is linked immediately with the account password; a wrong one leads to the code, as for an unknown phone', async () => {
    const [owner, browser, thief, phone] = [openBrowser(shop), openBrowser(shop), openBrowser(shop), freshPhone()]
    await owner.post('register', { phone, password })
    await owner.verifyCode(phone)
    const [proof, thiefs] = [proofOf(), proofOf()]
    expect((await register(thief, thiefs, phone, 'not the password')).json()).toHaveProperty('requires_verification', true)
    expect((await register(browser, proof, phone)).json()).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      requires_phone: false,
    })
    expect(await customer(proof.id)).toMatchObject({ phone })
    expect(await customer(thiefs.id)).toBeUndefined()
  })

  test('AUTH-08 a known messenger signs in', async () => {
    const proof = proofOf()
    await signIn(shop, { telegram_id: Number(proof.id) })
    expect((await register(openBrowser(shop), proof, freshPhone())).json()).toHaveProperty('access')
  })

  test('SEC-A8 one messenger cannot be linked to two phones', async () => {
    const [one, other] = [openBrowser(shop), openBrowser(shop)]
    const id = nextTelegramId()
    const phones = [freshPhone(), freshPhone()] as const
    await register(one, proofOf({ id }), phones[0])
    await register(other, proofOf({ id, auth_date: nowS - 5 }), phones[1])
    expect((await one.verifyCode(phones[0])).statusCode).toBe(200)
    const late = await other.verifyCode(phones[1])
    expect([late.statusCode, late.json()]).toEqual([409, { detail: 'This Telegram account is linked to another profile.' }])
  })

  test.each([
    ['phone', { phone: '12' }],
    ['phone', { phone: undefined }],
    ['password', { password: '12345' }],
    ['password', { password: 'qwerty' }],
  ])('API-09 gets an error about %s: %o', async (field, wrong) => {
    const response = await openBrowser(shop).post('telegram/register', { ...proofOf(), phone: freshPhone(), password, ...wrong })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().errors)).toEqual([field])
  })

  test('SEC-A6 an invalid proof registers nothing', async () => {
    const [proof, phone] = [proofOf({}, 'another'), freshPhone()]
    expect((await register(openBrowser(shop), proof, phone)).json()).toEqual(failed)
    expect(shop.outbox('call').some(({ to }) => to.replace(/\D/g, '') === phone)).toBe(false)
  })
})
