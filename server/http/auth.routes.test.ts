import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeLifeMs } from '#server/domain/accounts/send-code.ts'
import { codeTriesMax } from '#server/domain/accounts/verify-code.ts'
import { codeOf, freshPhone, openBrowser, wrongCode } from '#test/browser.ts'
import { openTestShop, signIn, type TestShop, testNow } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const customerOf = (phone: string) => shop.db.selectFrom('customer').selectAll().where('phone', '=', phone).execute()
const isOpen = async (access: string) => {
  const [, payload = ''] = access.split('.')
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const session = await shop.db.selectFrom('session').select('ended_at').where('id', '=', sid).executeTakeFirstOrThrow()
  return session.ended_at === null
}

describe('signing in by a call', () => {
  test('API-01 AUTH-05 a call tells the code, the answer does not; the code signs a new customer in', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    const asked = await browser.requestCode(`+${phone.slice(0, 1)} ${phone.slice(1, 4)} ${phone.slice(4)}`)
    expect(asked.statusCode).toBe(200)
    expect(asked.json()).toEqual({ detail: expect.stringContaining('last 4 digits'), resend_after_s: 30 })
    const code = codeOf(shop, phone)
    expect(code).toMatch(/^\d{4}$/)
    expect(asked.json().detail).not.toContain(code)
    expect(await customerOf(phone)).toEqual([])

    const verified = await browser.verifyCode(phone, code)
    expect(verified.statusCode).toBe(200)
    expect(verified.json()).toEqual({ access: expect.any(String), refresh: expect.any(String) })
    expect(await customerOf(phone)).toMatchObject([{ phone, language: 'en', password_hash: null }])
    expect(await isOpen(verified.json().access)).toBe(true)
  })

  test('AUTH-05 the same phone, however it is written, is the same customer', async () => {
    const phone = freshPhone()
    await openBrowser(shop).signIn(`8${phone.slice(1)}`)
    await openBrowser(shop).signIn(`+7 (${phone.slice(1, 4)}) ${phone.slice(4)}`)
    expect(await customerOf(phone)).toHaveLength(1)
  })

  test('SEC-A1 the code is bound to the browser that asked, by a cookie no script and no other site can use', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    const asked = await browser.requestCode(phone)
    expect(asked.headers['set-cookie']).toMatch(/^vitrine_browser=[\w-]{32}; Path=\/api\/auth\/; Max-Age=86400; HttpOnly; SameSite=Strict$/)
    // a stranger's guesses use none of the owner's tries
    for (let at = 0; at < codeTriesMax; at++) await openBrowser(shop).verifyCode(phone, wrongCode(codeOf(shop, phone)))
    const stranger = await openBrowser(shop).verifyCode(phone)
    expect(stranger.statusCode).toBe(400)
    expect(stranger.json().detail).toBe('This code is no longer valid. Please ask for another call.')
    expect((await browser.verifyCode(phone)).statusCode).toBe(200)
  })

  test('SEC-A1 a code is worth one sign-in, also when it is given twice at once', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.requestCode(phone)
    const answers = await Promise.all([browser.verifyCode(phone), browser.verifyCode(phone)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await browser.verifyCode(phone)).statusCode).toBe(400)
  })

  test('SEC-A1 a code is tried three times at most', async () => {
    const [browser, phone] = [openBrowser(shop, { language: 'ru' }), freshPhone()]
    await browser.requestCode(phone)
    const code = codeOf(shop, phone)
    const said: string[] = []
    for (let at = 0; at < codeTriesMax; at++) {
      const answer = await browser.verifyCode(phone, wrongCode(code))
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toEqual({ code: [answer.json().detail] })
      said.push(answer.json().detail)
    }
    const wrong = 'Не удалось подтвердить код. Проверьте и повторите.'
    const over = 'Код больше не действует. Запросите новый звонок.'
    expect(said).toEqual([wrong, wrong, over])
    expect((await browser.verifyCode(phone, code)).json().detail).toBe(over)
    expect(await customerOf(phone)).toEqual([])
  })

  test('SEC-A1 a code lives five minutes', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.requestCode(phone)
    shop.clock.now = testNow + codeLifeMs
    const late = await browser.verifyCode(phone)
    shop.clock.now = testNow
    expect(late.statusCode).toBe(400)
    expect((await browser.verifyCode(phone)).statusCode).toBe(200)
  })

  test('SEC-A1 a new call makes the code before worthless', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.requestCode(phone)
    const first = codeOf(shop, phone)
    shop.clock.now = testNow + 31_000
    await browser.requestCode(phone)
    const second = codeOf(shop, phone)
    if (second !== first) expect((await browser.verifyCode(phone, first)).statusCode).toBe(400)
    expect((await browser.verifyCode(phone, second)).statusCode).toBe(200)
    shop.clock.now = testNow
  })

  test('SEC-A1 neither code nor mark of the browser lies in the database as it is', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.requestCode(phone)
    const [row] = await shop.db.selectFrom('phone_proof').selectAll().where('phone', '=', phone).execute()
    expect(row?.code_hash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(`"${codeOf(shop, phone)}"`)
    expect(JSON.stringify(row)).not.toContain(browser.cookies.get('vitrine_browser'))
  })

  test('AUTH-05 when nobody can call, it is said, and the next try need not wait', async () => {
    const browser = openBrowser(shop, { language: 'ru' })
    for (let at = 0; at < 7; at++) {
      const answer = await browser.requestCode('+7 000 000 00 00')
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toEqual({ detail: 'Не удалось позвонить на этот номер. Попробуйте ещё раз или войдите другим способом.' })
      expect(answer.headers['retry-after']).toBe('30')
    }
  })

  test.each([
    ['phone', { phone: '' }],
    ['phone', { phone: '123456' }],
    ['phone', { phone: 79161234567 }],
    ['phone', { phone: 'call me' }],
    ['phone', {}],
    ['is_staff', { phone: '+79161234567', is_staff: true }],
  ])('API-09 a request for a call is told about %s: %o', async (field, body) => {
    const answer = await openBrowser(shop).post('request_code', body)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })

  test.each(['12', '12345', 'abcd', '１２３４', ' 123'])('AUTH-05 «%s» is no code', async (code) => {
    const answer = await openBrowser(shop).verifyCode(freshPhone(), code)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({ code: ['Give the code of 4 digits.'] })
  })

  test('SEC-A11 phones with and without an account are answered alike', async () => {
    const [known, unknown] = [freshPhone(), freshPhone()]
    await openBrowser(shop).signIn(known)
    const [one, other] = [await openBrowser(shop).requestCode(known), await openBrowser(shop).requestCode(unknown)]
    expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body])
  })

  test('SEC-B8 SEC-B11 an answer is kept by no cache, a body that is no JSON is refused', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    expect((await browser.requestCode(phone)).headers['cache-control']).toBe('no-store')
    expect((await browser.verifyCode(phone)).headers['cache-control']).toBe('no-store')
    const plain = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/verify_code/',
      payload: JSON.stringify({ phone, code: '1234' }),
      headers: { 'content-type': 'text/plain' },
    })
    expect(plain.statusCode).toBe(415)
  })

  test('AUTH-13 SEC-A12 a customer adds the phone they named by its code; a session that is over must be renewed first', async () => {
    const phone = freshPhone()
    const { customerId, headers } = await signIn(shop, { phone: null, telegram_id: 41, pending_phone: phone })
    const browser = openBrowser(shop)
    expect((await browser.post('request_code', { phone }, { authorization: 'Bearer nonsense' })).statusCode).toBe(401)
    expect((await browser.post('request_code', { phone }, headers)).statusCode).toBe(200)
    expect((await browser.verifyCode(phone)).statusCode).toBe(200)
    expect(await customerOf(phone)).toMatchObject([{ id: customerId, pending_phone: null, telegram_id: 41 }])
  })

  test('SEC-A12 a phone that is another customer’s is not added', async () => {
    const phone = freshPhone()
    await openBrowser(shop).signIn(phone)
    const { customerId, headers } = await signIn(shop, { phone: null, telegram_id: 42, pending_phone: phone })
    const browser = openBrowser(shop)
    await browser.post('request_code', { phone }, headers)
    const answer = await browser.verifyCode(phone)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors).toEqual({ phone: [expect.stringContaining('belongs to another')] })
    const [owner] = await customerOf(phone)
    expect(owner?.id).not.toBe(customerId)
  })
})
