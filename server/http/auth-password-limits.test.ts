import { afterAll, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { argon2Passwords } from '#server/ports/passwords.ts'
import { codeOf, freshPhone, openBrowser } from '#test/browser.ts'
import { openPasswordCalls, password } from '#test/password-calls.ts'
import { testNow } from '#test/shop.ts'

const { shop, register, login } = await openPasswordCalls()
afterAll(() => shop.close())

test('SEC-A3 after five wrong passwords the next attempt must wait, twice as long each time, even with the right password', async () => {
  const phone = await register()
  const browser = openBrowser(shop, { language: 'ru' })
  for (let at = 0; at < 5; at++) expect((await login(phone, 'wrong one', browser)).statusCode).toBe(400)
  const blocked = await login(phone, password, browser)
  expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '30'])
  expect(blocked.json()).toEqual({ detail: 'Слишком много попыток входа. Попробуйте через минуту или войдите другим способом.' })
  shop.clock.now = testNow + 30_000
  expect((await login(phone, 'wrong one', browser)).statusCode).toBe(400)
  expect((await login(phone, 'wrong one', browser)).headers['retry-after']).toBe('60')
  shop.clock.now = testNow + 90_000
  expect((await login(phone, password, browser)).statusCode).toBe(200)
  expect((await login(phone, 'wrong one', browser)).statusCode).toBe(400)
  shop.clock.now = testNow
})

test('SEC-A3 an attacker cannot lock the owner out: another IP and the code still work', async () => {
  const phone = await register()
  const [thief, owner] = [openBrowser(shop), openBrowser(shop)]
  for (let at = 0; at < 6; at++) await login(phone, 'wrong one', thief)
  expect((await login(phone, password, thief)).statusCode).toBe(429)
  expect((await login(phone, password, owner)).statusCode).toBe(200)
  await thief.requestCode(phone)
  expect((await thief.verifyCode(phone, codeOf(shop, phone))).statusCode).toBe(200)
})

test('SEC-A3 an attempt refused by the block of its own IP does not count in the limit of all IPs', async () => {
  const phone = await register()
  const browser = openBrowser(shop)
  for (let at = 0; at < 20; at++) await login(phone, 'wrong one', browser)
  const attempt = await shop.db.selectFrom('attempt').select('count').where('key', '=', `password phone ${phone}`).executeTakeFirst()
  expect(attempt?.count).toBe(5)
  expect((await login(phone, password)).statusCode).toBe(200)
})

test('SEC-A3 concurrent attempts are each counted', async () => {
  const phone = await register()
  const browser = openBrowser(shop)
  const responses = await Promise.all(Array.from({ length: 12 }, () => login(phone, 'wrong one', browser)))
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
})

test('SEC-A3 one IP cannot guess passwords of many accounts', async () => {
  const thief = openBrowser(shop)
  await shop.db
    .insertInto('attempt')
    .values({ key: 'password ip 10.77.7.7', count: 50, until: new Date(shop.clock.now + hourMs) })
    .execute()
  const blocked = await login(freshPhone(), 'wrong one', openBrowser(shop, { ip: '10.77.7.7' }))
  expect([blocked.statusCode, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await login(freshPhone(), 'wrong one', thief)).statusCode).toBe(400)
})

test('SEC-A3 if too many passwords are being checked, the next attempt gets a Retry-After', async () => {
  const { passwords } = shop.ctx.ports
  shop.ctx.ports.passwords = argon2Passwords({ concurrency: 0, queueMax: 0 })
  const refused = await login(freshPhone(), 'wrong one')
  shop.ctx.ports.passwords = passwords
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
})
