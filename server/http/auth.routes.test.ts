import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DeliveryError } from '#server/context/delivery-error.ts'
import { codeAttemptsMax, codeLifeMs } from '#server/domain/accounts/sign-in-limits.ts'
import { codeOf, freshPhone, openBrowser, wrongCode } from '#test/browser.ts'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'

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
  test('API-01 AUTH-05 the code is in the call, not in the response; it signs a new customer in, and an existing one again', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    const requested = await browser.requestCode(`+${phone.slice(0, 1)} ${phone.slice(1, 4)} ${phone.slice(4)}`)
    expect(requested.statusCode).toBe(200)
    expect(requested.json()).toEqual({ detail: expect.stringContaining('last 4 digits'), resend_after_s: 30, already_sent: false })
    const code = codeOf(shop, phone)
    expect(code).toMatch(/^\d{4}$/)
    expect(requested.json().detail).not.toContain(code)
    expect(await customerOf(phone)).toEqual([])

    const verified = await browser.verifyCode(phone, code)
    expect(verified.statusCode).toBe(200)
    expect(verified.json()).toEqual({ access: expect.any(String), refresh: expect.any(String) })
    expect(await customerOf(phone)).toMatchObject([{ phone, language: 'en', password_hash: null }])
    expect(await isOpen(verified.json().access)).toBe(true)
  })

  test('AUTH-05 any format of a phone leads to the same customer', async () => {
    const phone = freshPhone()
    await openBrowser(shop).signIn(`8${phone.slice(1)}`)
    await openBrowser(shop).signIn(`+7 (${phone.slice(1, 4)}) ${phone.slice(4)}`)
    expect(await customerOf(phone)).toHaveLength(1)
  })

  test('SEC-A1 the code is bound to the browser that requested it, by a cookie that scripts and other sites cannot use', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    const requested = await browser.requestCode(phone)
    expect(requested.headers['set-cookie']).toMatch(
      /^vitrine_browser=[\w-]{32}; Path=\/api\/auth\/; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    )
    for (let at = 0; at < codeAttemptsMax; at++) await openBrowser(shop).verifyCode(phone, wrongCode(codeOf(shop, phone)))
    const stranger = await openBrowser(shop).verifyCode(phone)
    expect(stranger.statusCode).toBe(400)
    expect(stranger.json().detail).toBe('This code is no longer valid. Please request a new one.')
    expect((await browser.verifyCode(phone)).statusCode).toBe(200)
  })

  test('SEC-A1 a code works for one sign-in, even if it is sent twice at once', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.requestCode(phone)
    const responses = await Promise.all([browser.verifyCode(phone), browser.verifyCode(phone)])
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await browser.verifyCode(phone)).statusCode).toBe(400)
  })

  test('SEC-A1 AUTH-16 a code allows five attempts', async () => {
    const [browser, phone] = [openBrowser(shop, { language: 'ru' }), freshPhone()]
    await browser.requestCode(phone)
    const code = codeOf(shop, phone)
    const details: string[] = []
    for (let at = 0; at < codeAttemptsMax; at++) {
      const response = await browser.verifyCode(phone, wrongCode(code))
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual({ code: [response.json().detail] })
      details.push(response.json().detail)
    }
    const wrong = 'Не удалось подтвердить код. Проверьте и повторите.'
    const over = 'Код больше не действует. Запросите новый.'
    expect(details).toEqual([wrong, wrong, wrong, wrong, over])
    expect((await browser.verifyCode(phone, code)).json().detail).toBe(over)
    expect(await customerOf(phone)).toEqual([])
  })

  test('SEC-A1 a code expires after five minutes', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.requestCode(phone)
    shop.clock.now = testNow + codeLifeMs
    const late = await browser.verifyCode(phone)
    shop.clock.now = testNow
    expect(late.statusCode).toBe(400)
    expect((await browser.verifyCode(phone)).statusCode).toBe(200)
  })

  test('SEC-A1 a new call invalidates the previous code', async () => {
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

  test('AUTH-05 a second request that comes too soon refers to the first code, which then completes the latest request', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.post('register', { phone, password: 'a long watch strap' })
    const calls = shop.outbox('call').length
    shop.clock.now = testNow + 12_000
    const again = await browser.requestCode(phone)
    expect([again.statusCode, again.json()]).toEqual([
      200,
      { detail: expect.stringContaining('in 18 s'), resend_after_s: 18, already_sent: true },
    ])
    expect(shop.outbox('call')).toHaveLength(calls)
    expect((await browser.verifyCode(phone)).statusCode).toBe(200)
    expect(await customerOf(phone)).toMatchObject([{ password_hash: null }])
    shop.clock.now = testNow
  })

  test('SEC-A2 a used-up code is not reported as sent: the response asks to wait for the next call', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.requestCode(phone)
    for (let at = 0; at < codeAttemptsMax; at++) await browser.verifyCode(phone, wrongCode(codeOf(shop, phone)))
    const again = await browser.requestCode(phone)
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '30'])
  })

  test('SEC-A1 the database stores neither the code nor the browser cookie in plain text', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.requestCode(phone)
    const [row] = await shop.db.selectFrom('phone_proof').selectAll().where('phone', '=', phone).execute()
    expect(row?.code_hash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(`"${codeOf(shop, phone)}"`)
    expect(JSON.stringify(row)).not.toContain(browser.cookies.get('vitrine_browser'))
  })

  test('AUTH-05 if no call is possible, the response says so and the next attempt need not wait', async () => {
    const browser = openBrowser(shop, { language: 'ru' })
    for (let at = 0; at < 7; at++) {
      const response = await browser.requestCode('+7 000 000 00 00')
      expect(response.statusCode).toBe(503)
      expect(response.json()).toEqual({ detail: 'Не удалось позвонить на этот номер. Попробуйте ещё раз или войдите другим способом.' })
      expect(response.headers['retry-after']).toBe('30')
    }
  })

  test('AUTH-05 if a second call fails, the code of the first stays valid', async () => {
    const [browser, phone] = [openBrowser(shop), freshPhone()]
    await browser.requestCode(phone)
    shop.clock.now = testNow + 31_000
    vi.spyOn(shop.ctx.ports.codeCall, 'call').mockRejectedValueOnce(new DeliveryError('busy'))
    expect((await browser.requestCode(phone)).statusCode).toBe(503)
    expect((await browser.verifyCode(phone)).statusCode).toBe(200)
    shop.clock.now = testNow
  })

  test.each([
    ['phone', { phone: '' }],
    ['phone', { phone: '123456' }],
    ['phone', { phone: 79161234567 }],
    ['phone', { phone: 'call me' }],
    ['phone', {}],
    ['is_staff', { phone: '+79161234567', is_staff: true }],
  ])('API-09 a request for a call gets an error about %s: %o', async (field, body) => {
    const response = await openBrowser(shop).post('request_code', body)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().errors)).toEqual([field])
  })

  test.each(['12', '12345', 'abcd', '１２３４', ' 123'])('AUTH-05 «%s» is not a valid code', async (code) => {
    const response = await openBrowser(shop).verifyCode(freshPhone(), code)
    expect(response.statusCode).toBe(400)
    const sentence = 'Enter all 4 digits of the code.'
    expect(response.json()).toEqual({ detail: sentence, errors: { code: [sentence] } })
  })

  test('SEC-A11 phones with and without an account get the same response', async () => {
    const [known, unknown] = [freshPhone(), freshPhone()]
    await openBrowser(shop).signIn(known)
    const [one, other] = [await openBrowser(shop).requestCode(known), await openBrowser(shop).requestCode(unknown)]
    expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body])
  })

  test('SEC-B8 SEC-B11 a response is not cached, and a body that is not JSON is refused', async () => {
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
})
