import { describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { enquiriesPerMinute } from '#server/domain/enquiries/enquiry-limit.ts'
import { buyback, contacts, formCalls, person, visit } from '#test/form-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = formCalls()
const { post, sendPhoto, storedEnquiries: stored } = calls

const forms: [url: string, body: object, wrong: object, field: string][] = [
  [contacts, person, { message: 'x'.repeat(limits.messageMaxChars + 1) }, 'message'],
  ['/api/appointments/', visit, { city: 'paris' }, 'city'],
  ['/api/buyback-requests/', buyback, { brand: ' ' }, 'brand'],
  ['/api/missing-model-requests/', person, { name: 'A' }, 'name'],
]

describe.each(forms)('POST %s', (url, body, wrong, field) => {
  test('API-07 FORM-08 is stored with its fields, language and page', async () => {
    const response = await post(url, { ...body, page: '/about', consent: true })
    expect([response.statusCode, response.headers['cache-control']]).toEqual([201, 'no-store'])
    expect(response.json().detail).toMatch(/^Thank you/)
    expect(await stored()).toMatchObject([
      { language: 'en', page: '/about', customer_id: null, fields: { name: 'Анна', phone: '+78007005359' } },
    ])
  })

  test('FORM-08 stores the signed-in customer; an invalid token counts as none', async () => {
    const { customerId, headers } = await signIn(calls.shop)
    await post(url, body, headers)
    // uses another time, because a repeated visit would count as the same enquiry
    await post(url, { ...body, ...('time' in body ? { time: '16:00' } : {}) }, { authorization: 'Bearer nonsense' })
    expect((await stored()).map((row) => row.customer_id)).toEqual([customerId, null])
  })

  test.each([
    ['phone', { phone: '123456' }],
    ['phone', { phone: 'call me 78007005359' }],
    ['name', { name: ' ' }],
    ['name', { name: 'Anna\r\nBcc: thief@example.com' }],
    ['page', { page: '//evil.example' }],
    ['page', { page: '/\\evil.example' }],
    ['is_staff', { is_staff: true }],
    [field, wrong],
  ])('API-09 FORM-01 gets an error about %s: %o', async (name, change) => {
    const response = await post(url, { ...body, ...change })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(ErrorBody.parse(response.json()).errors ?? {})).toEqual([name])
    expect(await stored()).toEqual([])
  })

  test('FORM-04 SEC-D7 the sixth in a minute is refused with the exact sentence', async () => {
    for (let at = 0; at < enquiriesPerMinute; at++) expect((await post(url, body)).statusCode).toBe(201)
    const refused = await post(url, body, { 'accept-language': 'ru' })
    expect([refused.statusCode, refused.json().detail]).toEqual([429, 'Слишком много запросов. Попробуйте ещё раз через минуту.'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('SEC-D7 a robot gets the same response, and nothing is stored', async () => {
    const [human, robot] = [await post(url, body), await post(url, { ...body, website: 'spam' })]
    expect([robot.statusCode, Object.keys(robot.json())]).toEqual([human.statusCode, Object.keys(human.json())])
    expect(await stored()).toHaveLength(1)
  })

  test('SEC-D10 a body beyond the limit is too large', async () => {
    const response = await post(url, { ...body, website: 'x'.repeat(100_001) })
    expect(response.statusCode).toBe(413)
    expect(await stored()).toEqual([])
  })
})

describe('the joined message', () => {
  test('FORM-01 FORM-02 of an order request begins with its reference; its name has at least two characters', async () => {
    await post(
      contacts,
      { ...person, kind: 'order_request', reference: '126610LN', message: 'Сколько ждать?' },
      { 'accept-language': 'ru' },
    )
    expect(await stored()).toMatchObject([{ kind: 'order_request', message: 'Референс: 126610LN\nСколько ждать?' }])
    const short = await post(contacts, { ...person, name: 'A', kind: 'order_request' })
    expect([short.statusCode, Object.keys(short.json().errors)]).toEqual([400, ['name']])
    expect((await post(contacts, { ...person, name: 'A' })).statusCode).toBe(201)
  })

  test('FORM-06 of a buyback has labels and the number of photographs', async () => {
    const fields = {
      year: 2019,
      condition: 'good',
      serial: 'K123',
      kit: 'full_set',
      expected_price: '9000 $',
      city: 'Казань',
      comment: 'Срочно',
    }
    const photos = [await sendPhoto(), await sendPhoto()]
    await post('/api/buyback-requests/', { ...buyback, ...fields, photos }, { 'accept-language': 'ru' })
    expect(await stored()).toMatchObject([
      {
        kind: 'buyback',
        message:
          'Бренд: Rolex | Модель: Submariner | Год: 2019 | Состояние: хорошее | Серийный номер: K123 | Комплект: полный комплект | Ожидаемая цена: 9\u00A0000\u00A0$ | Город: Казань | Комментарий: Срочно | Фотографий: 2',
        fields: { year: 2019, condition: 'good', expected_price: '9000 $', photos: 2 },
      },
    ])
  })

  test('FORM-05 of a visit has city, date, time and comment', async () => {
    await post('/api/appointments/', { ...visit, comment: 'Хочу примерить' }, { 'accept-language': 'ru' })
    expect(await stored()).toMatchObject([
      {
        message: 'Город: Москва | Дата: 24.11.2026 | Время: 15:30 | Комментарий: Хочу примерить',
        starts_at: new Date('2026-11-24T12:30:00Z'),
      },
    ])
  })
})
