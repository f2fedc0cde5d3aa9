import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
let anna: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await signIn(shop, { first_name: 'Анна' })
})

const me = async (headers = anna.headers) => (await shop.app.inject({ url: '/api/users/me/', headers })).json()
const patch = (payload: object, headers: Record<string, string> = anna.headers) =>
  shop.app.inject({ method: 'PATCH', url: '/api/users/me/', headers, payload })

describe('a customer', () => {
  test('PROF-01 API-03 gets their own data, and of the password only whether one is set', async () => {
    expect(await me()).toEqual({
      first_name: 'Анна',
      last_name: '',
      email: null,
      phone: anna.phone,
      pending_phone: null,
      username: null,
      telegram_id: null,
      has_google: false,
      sign_in_email: null,
      has_password: false,
    })
    await shop.db.updateTable('customer').set({ password_hash: 'x' }).where('id', '=', anna.customerId).execute()
    const seen = await me()
    expect(seen.has_password).toBe(true)
    expect(JSON.stringify(seen)).not.toContain('hash')
  })

  test('PROF-01 changes name and e-mail; an empty e-mail removes it', async () => {
    const changed = await patch({ first_name: ' Аня ', last_name: 'Петрова', email: ' anna@example.com ' })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ first_name: 'Аня', last_name: 'Петрова', email: 'anna@example.com' })
    expect((await patch({ email: '' })).json()).toMatchObject({ first_name: 'Аня', email: null })
    expect(await me()).toMatchObject({ first_name: 'Аня', last_name: 'Петрова', email: null })
  })

  test('PROF-01 may send all fields with an unchanged phone', async () => {
    const whole = await patch({ first_name: 'Анна', last_name: '', email: null, phone: `+${anna.phone}` })
    expect([whole.statusCode, whole.json().pending_phone]).toEqual([200, null])
  })

  test('API-09 a client without a session is refused', async () => {
    expect((await shop.get('/api/users/me/')).statusCode).toBe(401)
    expect((await patch({ first_name: 'X' }, {})).statusCode).toBe(401)
  })
})

describe('an invalid change', () => {
  test.each([
    ['email', { email: 'anna@example' }, 'Enter an email address, for example name@example.com.'],
    ['email', { email: 'an na@example.com' }, 'Enter an email address, for example name@example.com.'],
    ['first_name', { first_name: 'x'.repeat(101) }, 'Too long: 100 characters at most.'],
    ['phone', { phone: '12345' }, 'Enter the full phone number, with the country code.'],
  ])('PROF-01 a wrong %s gets a sentence: %j', async (field, change, sentence) => {
    const response = await patch(change)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual({ [field]: [sentence] })
  })

  test.each([
    'id',
    'telegram_id',
    'username',
    'google_id',
    'verified_email',
    'sign_in_email',
    'password_hash',
    'has_password',
    'pending_phone',
    'language',
    'created_at',
  ])('SEC-C9 the client cannot set %s', async (field) => {
    const response = await patch({ first_name: 'Eve', [field]: '1' })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual({ [field]: ['Unknown parameter.'] })
    expect((await me()).first_name).toBe('Анна')
  })

  test('SEC-D10 a NUL, which the database cannot store, is an invalid value, not a server error', async () => {
    expect((await patch({ first_name: 'An\0na' })).statusCode).toBe(400)
  })
})

describe('the phone', () => {
  let telegramId = 7_000_000_000
  const fromMessenger = () => signIn(shop, { phone: null, telegram_id: ++telegramId, username: 'anna' })

  test('SEC-A12 AUTH-13 of a customer who signed in by a messenger needs its code', async () => {
    const guest = await fromMessenger()
    const response = await patch({ phone: '+7 916 555-00-11' }, guest.headers)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ phone: null, pending_phone: '79165550011', username: 'anna' })
    const again = await patch({ phone: '8 (916) 555-00-12' }, guest.headers)
    expect(again.json()).toMatchObject({ phone: null, pending_phone: '79165550012' })
  })

  test('SEC-A12 cannot be changed by a customer who has one, nor set by one without Telegram', async () => {
    const refused = await patch({ phone: '79165550011' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors.phone).toEqual(['The phone number cannot be changed here. Write to us and we will help.'])
    const telegram = await signIn(shop, { telegram_id: 4242 })
    expect((await patch({ phone: '79165550011' }, telegram.headers)).statusCode).toBe(400)
    const google = await signIn(shop, { phone: null, google_id: 'g-1' })
    expect((await patch({ phone: '79165550011' }, google.headers)).statusCode).toBe(400)
  })

  test('SEC-A12 a response does not reveal whether another customer has the number', async () => {
    const guest = await fromMessenger()
    const taken = await patch({ phone: anna.phone }, guest.headers)
    const free = await patch({ phone: '79990000000' }, guest.headers)
    expect([taken.statusCode, free.statusCode]).toEqual([200, 200])
    expect({ ...taken.json(), pending_phone: '' }).toEqual({ ...free.json(), pending_phone: '' })
  })
})
