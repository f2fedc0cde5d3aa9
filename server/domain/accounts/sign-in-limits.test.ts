import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minuteMs, dayMs } from '#contract/rules/durations.ts'
import { countAttempts, setAttempts } from '#test/attempts.ts'
import { codeOf, freshPhone, openBrowser } from '#test/browser.ts'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ CALLS_PER_IP_HOUR: '4', CALLS_PER_DAY: '40', CALLING_CODES: '7,971' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = testNow
  await shop.db.deleteFrom('attempt').execute()
})

const tooManyCalls = {
  detail: expect.stringMatching(/^Too many calls\. Please try again in (a minute|\d+ (minutes|hours)) or sign in another way\.$/),
}

test('SEC-A1 AUTH-16 a phone is called at most five times a day, regardless of who requests it', async () => {
  const phone = freshPhone()
  for (let at = 0; at < 5; at++) expect((await openBrowser(shop).requestCode(phone)).statusCode).toBe(200)
  const sixth = await openBrowser(shop).requestCode(phone)
  expect([sixth.statusCode, sixth.json()]).toEqual([429, tooManyCalls])
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3600)
  expect((await openBrowser(shop).requestCode(freshPhone())).statusCode).toBe(200)
})

test('SEC-A2 a browser waits 30 s, 60 s, 120 s … between calls, and the response has the seconds', async () => {
  const [browser, phone] = [openBrowser(shop, { language: 'ru' }), freshPhone()]
  const waits: number[] = []
  for (let at = 0; at < 4; at++) {
    const sent = await browser.requestCode(phone)
    waits.push(sent.json().resend_after_s)
    const calls = shop.outbox('call').length
    const soon = await browser.requestCode(phone)
    expect([soon.statusCode, soon.json()]).toEqual([
      200,
      {
        detail: `Мы уже позвонили на этот номер: введите последние 4 цифры. Новый звонок можно запросить через ${waits[at]} с.`,
        resend_after_s: waits[at],
        already_sent: true,
      },
    ])
    expect(shop.outbox('call')).toHaveLength(calls)
    shop.clock.now += Number(waits[at]) * 1000
  }
  expect(waits).toEqual([30, 60, 120, 240])
})

test('SEC-A2 two concurrent requests of one browser make one call', async () => {
  const [browser, phone] = [openBrowser(shop), freshPhone()]
  await browser.requestCode(freshPhone())
  const responses = await Promise.all([browser.requestCode(phone), browser.requestCode(phone)])
  expect(responses.filter((response) => response.statusCode === 200 && !response.json().already_sent)).toHaveLength(1)
  expect(shop.outbox('call').filter(({ to }) => to.replace(/\D/g, '') === phone)).toHaveLength(1)
})

test('SEC-A2 unconfirmed calls use up the limit of an IP; confirmed ones do not', async () => {
  const browser = openBrowser(shop)
  for (let at = 0; at < 6; at++) await browser.signIn(freshPhone())
  for (let at = 0; at < 4; at++) expect((await browser.requestCode(freshPhone())).statusCode).toBe(200)
  const fifth = await browser.requestCode(freshPhone())
  expect([fifth.statusCode, fifth.json()]).toEqual([429, tooManyCalls])
})

test.each([
  ['of its neighborhood', 'call network 10.9.9.0/24', 20],
  ['of its country', 'call country 7', 32],
  ['of all', 'call all', 40],
])('SEC-A2 no call is made beyond the limit %s', async (_what, key, count) => {
  await setAttempts(shop, key, count)
  const phone = freshPhone()
  const response = await openBrowser(shop, { ip: '10.9.9.9' }).requestCode(phone)
  expect([response.statusCode, response.json()]).toEqual([429, tooManyCalls])
  expect(codeOf(shop, phone)).toBe('no call')
})

test('SEC-A2 a number range with only unconfirmed calls gets blocked; an entered code refunds its call', async () => {
  const phone = freshPhone()
  const key = `call prefix ${phone.slice(0, -4)}`
  await setAttempts(shop, key, 19)
  await openBrowser(shop).signIn(phone)
  expect(await countAttempts(shop, key)).toBe(19)
  const neighbor = (end: string) => phone.slice(0, -4) + end
  expect((await openBrowser(shop).requestCode(neighbor('0001'))).statusCode).toBe(200)
  expect((await openBrowser(shop).requestCode(neighbor('0002'))).statusCode).toBe(429)
})

test('SEC-A2 a phone of a country outside the allowlist is not called', async () => {
  const response = await openBrowser(shop).requestCode('+1 212 555 1234')
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toEqual({ phone: ['We cannot call numbers in this country. Please choose another way to sign in.'] })
  expect((await openBrowser(shop).requestCode('+971 50 123 4567')).statusCode).toBe(200)
})

test('SEC-A2 a call that a narrow limit refuses does not count in the wider limits; neither does a failed call', async () => {
  const browser = openBrowser(shop, { ip: '10.8.8.8' })
  await setAttempts(shop, 'call ip 10.8.8.8', 4)
  await browser.requestCode(freshPhone())
  expect(await countAttempts(shop, 'call all')).toBeUndefined()
  await openBrowser(shop).requestCode('+7 000 000 00 00')
  expect(await countAttempts(shop, 'call phone 70000000000')).toBe(0)
  expect(await countAttempts(shop, 'call all')).toBe(0)
})

test.each([
  ['a call that its limits refused', freshPhone()],
  ['a call that failed', '70000000000'],
])('SEC-A2 a request for %s stores nothing', async (_what, phone) => {
  if (phone !== '70000000000') await setAttempts(shop, 'call ip 10.7.7.7', 4)
  expect((await openBrowser(shop, { ip: '10.7.7.7' }).requestCode(phone)).statusCode).toBeGreaterThanOrEqual(429)
  expect(await shop.db.selectFrom('phone_proof').select('phone').where('phone', '=', phone).execute()).toEqual([])
})

test('SEC-A1 the hash of an unused code is purged once it has expired', async () => {
  const phone = freshPhone()
  await openBrowser(shop).requestCode(phone)
  shop.clock.now += 6 * minuteMs
  await shop.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'purge-sign-ins')
    .execute()
  await shop.runJobs()
  const proofs = await shop.db.selectFrom('phone_proof').select('code_hash').where('phone', '=', phone).execute()
  expect(proofs).toEqual([{ code_hash: null }])
})

test('SEC-A2 AUTH-16 thousands of expired rows are purged in one run', async () => {
  const expired = new Date(testNow - 1000)
  const proofs = Array.from({ length: 6000 }, (_, at) => ({
    phone: String(79_000_000_000 + at),
    asker: 'somebody',
    purpose: JSON.stringify({ kind: 'sign-in' }),
    next_send_at: expired,
    expires_at: expired,
  }))
  await shop.db.insertInto('phone_proof').values(proofs).execute()
  await shop.db.updateTable('job').set({ run_at: expired }).where('kind', '=', 'purge-sign-ins').execute()
  await shop.runJobs()
  expect(await shop.db.selectFrom('phone_proof').select('phone').where('expires_at', '<=', expired).execute()).toEqual([])
})

test('SEC-A4 SEC-A7 only expired rows are purged', async () => {
  const [browser, phone] = [openBrowser(shop), freshPhone()]
  await browser.requestCode(phone)
  const { refresh } = await openBrowser(shop).signIn(freshPhone())
  const sessions = () => shop.db.selectFrom('session').select('id').execute()
  const before = (await sessions()).length
  await shop.runJobs()
  expect(await sessions()).toHaveLength(before)
  expect((await browser.verifyCode(phone)).statusCode).toBe(200)
  await openBrowser(shop).requestCode(freshPhone())
  shop.clock.now = testNow + 61 * dayMs
  await shop.runJobs()
  expect(await sessions()).toEqual([])
  expect(await shop.db.selectFrom('phone_proof').select('phone').execute()).toEqual([])
  expect((await browser.post('refresh', { refresh })).statusCode).toBe(401)
})
