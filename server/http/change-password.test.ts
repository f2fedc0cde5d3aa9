import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
let anna: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await signIn(shop)
})

const old = 'Morning-fog-17'
const fresh = 'Evening-sun-42'

const change = (payload: object, headers: Record<string, string> = anna.headers) =>
  shop.app.inject({ method: 'POST', url: '/api/users/change_password/', headers, payload })

async function canSignIn(password: string): Promise<boolean> {
  const response = await shop.app.inject({ method: 'POST', url: '/api/auth/login/', payload: { phone: anna.phone, password } })
  return response.statusCode === 200
}

const isAlive = async (headers: Record<string, string>) => (await shop.app.inject({ url: '/api/users/me/', headers })).statusCode === 200

async function anotherSession() {
  const at = new Date(shop.clock.now)
  const { id: sessionId } = await shop.db
    .insertInto('session')
    .values({ customer_id: anna.customerId, created_at: at, refreshed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await shop.ctx.tokens.issue({ customerId: anna.customerId, sessionId })
  return { authorization: `Bearer ${token}` }
}

describe('a first password', () => {
  test('SEC-A13 is set without a current one and signs in from then on', async () => {
    const response = await change({ new_password: old })
    expect([response.statusCode, response.json()]).toEqual([200, { detail: 'Password changed. You are signed out on your other devices.' }])
    expect(await canSignIn(old)).toBe(true)
    expect((await shop.app.inject({ url: '/api/users/me/', headers: anna.headers })).json().has_password).toBe(true)
  })
})

describe('an existing password', () => {
  beforeEach(async () => {
    await change({ new_password: old })
  })

  test('PROF-02 SEC-A13 is replaced if the current one is given; other devices are signed out, this one stays signed in', async () => {
    const phone = await anotherSession()
    expect(await isAlive(phone)).toBe(true)
    expect((await change({ current_password: old, new_password: fresh })).statusCode).toBe(200)
    expect([await isAlive(phone), await isAlive(anna.headers)]).toEqual([false, true])
    expect([await canSignIn(old), await canSignIn(fresh)]).toEqual([false, true])
  })

  test.each([
    [{ new_password: fresh }, 'current_password', 'Enter your current password.'],
    [{ current_password: '', new_password: fresh }, 'current_password', 'Enter your current password.'],
    [{ current_password: 'not it', new_password: fresh }, 'current_password', 'The current password is incorrect.'],
    [{ current_password: old, new_password: '12345' }, 'new_password', 'Too short: enter at least 6 characters.'],
    [{ current_password: old }, 'new_password', 'Please fill in this field.'],
    [{ current_password: old, new_password: fresh, phone: '1' }, 'phone', 'Unknown parameter.'],
  ])('PROF-02 SEC-A13 is kept if %j is sent', async (payload, field, sentence) => {
    const phone = await anotherSession()
    const response = await change(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual({ [field]: [sentence] })
    expect([await canSignIn(old), await isAlive(phone)]).toEqual([true, true])
  })

  test("SEC-A3 cannot be replaced by a common password or by the customer's own phone", async () => {
    const common = await change({ current_password: old, new_password: 'qwerty123' })
    const phone = await change({ current_password: old, new_password: anna.phone })
    expect([common.statusCode, phone.statusCode]).toEqual([400, 400])
    expect(Object.keys(common.json().errors)).toEqual(['new_password'])
  })

  test('SEC-A13 has the same limit of guesses here as at the sign-in', async () => {
    const guess = () => change({ current_password: 'not it', new_password: fresh })
    const responses = [await guess(), await guess(), await guess(), await guess(), await guess(), await guess()]
    expect(responses.map(({ statusCode }) => statusCode).at(-1)).toBe(429)
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await change({ current_password: old, new_password: fresh })).statusCode).toBe(429)
  })

  test('SEC-A13 is changed only once by two simultaneous requests', async () => {
    const { passwords } = shop.ctx.ports
    // neither change is stored before both have checked the current password
    const { promise: bothChecked, resolve } = Promise.withResolvers<void>()
    let checked = 0
    const hash = async (password: string) => {
      if (++checked === 2) resolve()
      await bothChecked
      return passwords.hash(password)
    }
    shop.ctx.ports.passwords = { hash, matches: (known, password) => passwords.matches(known, password) }
    const responses = await Promise.all([
      change({ current_password: old, new_password: fresh }),
      change({ current_password: old, new_password: 'Another-rain-99' }),
    ])
    shop.ctx.ports.passwords = passwords
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

test('API-09 a password is not changed without a session', async () => {
  expect((await change({ new_password: fresh }, {})).statusCode).toBe(401)
})
