import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countAttempts, setAttempts } from '#test/attempts.ts'
import { codeOf, freshPhone, openBrowser, wrongCode } from '#test/browser.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('attempt').execute())

test.each([
  ['one address', 'code ip 10.6.6.6', 30],
  ['a neighborhood', 'code network 10.6.6.0/24', 100],
])('SEC-A1 after too many wrong codes of %s even the right code must wait', async (_what, key, count) => {
  const [browser, phone] = [openBrowser(shop, { ip: '10.6.6.6' }), freshPhone()]
  await browser.requestCode(phone)
  await setAttempts(shop, key, count)
  const response = await browser.verifyCode(phone)
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  await shop.db.deleteFrom('attempt').execute()
  expect((await browser.verifyCode(phone)).statusCode).toBe(200)
})

test('SEC-A1 510 codes from 17 IPs for a phone that requested none do not block the sign-in of others', async () => {
  const [honest, phone] = [openBrowser(shop), freshPhone()]
  await honest.requestCode(phone)
  const victim = freshPhone()
  for (let at = 0; at < 17; at++) {
    const attacker = openBrowser(shop, { ip: `10.77.${at}.1` })
    const responses = await Promise.all(Array.from({ length: 30 }, () => attacker.verifyCode(victim, '1234')))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
  }
  expect(await countAttempts(shop, 'code all')).toBeUndefined()
  expect((await honest.verifyCode(phone)).statusCode).toBe(200)
})

test.each([
  ['of all together', () => 'code all', 500],
  ['of its phone', (phone: string) => `code to ${phone}`, 15],
])('SEC-A1 AUTH-16 after too many wrong codes %s, a code allows one attempt; the right one still signs in', async (_what, key, count) => {
  const [guessing, honest, phone] = [openBrowser(shop), openBrowser(shop), freshPhone()]
  await setAttempts(shop, key(phone), count)
  await guessing.requestCode(phone)
  const right = codeOf(shop, phone)
  expect((await guessing.verifyCode(phone, wrongCode(right))).statusCode).toBe(400)
  const second = await guessing.verifyCode(phone, right)
  expect([second.statusCode, second.json().detail]).toEqual([400, 'This code is no longer valid. Please request a new one.'])
  await honest.requestCode(phone)
  expect((await honest.verifyCode(phone)).statusCode).toBe(200)
})

test('SEC-A1 AUTH-16 the codes of one phone allow at most 17 guesses a day (0.17 %), regardless of who requests them', async () => {
  const phone = freshPhone()
  for (let at = 0; at < 5; at++) {
    const browser = openBrowser(shop)
    await browser.requestCode(phone)
    for (let tries = 0; tries < 6; tries++) await browser.verifyCode(phone, wrongCode(codeOf(shop, phone)))
  }
  expect((await openBrowser(shop).requestCode(phone)).statusCode).toBe(429)
  const proofs = await shop.db.selectFrom('phone_proof').select('tries').where('phone', '=', phone).execute()
  expect(proofs.map(({ tries }) => tries).toSorted((a, b) => b - a)).toEqual([5, 5, 5, 1, 1])
})

test('SEC-A1 a right code is not counted, a wrong one is', async () => {
  const [browser, phone] = [openBrowser(shop, { ip: '10.5.5.5' }), freshPhone()]
  await browser.requestCode(phone)
  await browser.verifyCode(phone, wrongCode(codeOf(shop, phone)))
  await browser.verifyCode(phone)
  expect(await countAttempts(shop, 'code ip 10.5.5.5')).toBe(1)
})
