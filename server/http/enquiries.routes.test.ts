import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { enquiriesPerMinute } from '#server/domain/enquiries/enquiry-limit.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
const ids = { watch: 0, bag: 0, draft: 0, sold: 0 }
beforeAll(async () => {
  shop = await openTestShop()
  ids.watch = await addPiece(shop.db)
  ids.bag = await addPiece(shop.db, { kind: 'bag' })
  ids.sold = await addPiece(shop.db, { status: 'sold' })
  ids.draft = await addPiece(shop.db, { status: 'draft', published_at: null })
  await shop.catalog.refresh()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('enquiry').execute()
  await shop.db.deleteFrom('attempt').execute()
})

const post = (url: string, payload: object, language = 'en') =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'accept-language': language } })
const readStored = () => shop.db.selectFrom('enquiry').selectAll().execute()

const person = { name: 'Анна', phone: '+7 (800) 700-53-59', message: 'Какая цена?' }
const price = '/api/price-requests/'
const photos = '/api/live-photo-requests/'

test('API-02 FORM-07 a price request about a watch is stored, its phone in international format', async () => {
  const response = await post(price, { ...person, watch: ids.watch, email: 'anna@example.com' }, 'ru')
  expect(response.statusCode).toBe(201)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({ detail: expect.stringMatching(/[а-я]/), number: expect.any(Number) })
  expect(await readStored()).toMatchObject([
    {
      kind: 'price_request',
      piece_id: ids.watch,
      language: 'ru',
      fields: { name: 'Анна', phone: '+78007005359', message: 'Какая цена?', email: 'anna@example.com' },
    },
  ])
})

test('FORM-07 a price request may be about a piece of any kind', async () => {
  expect((await post(price, { ...person, kind: 'bag', piece_id: ids.bag })).statusCode).toBe(201)
  expect(await readStored()).toMatchObject([{ piece_id: ids.bag }])
})

test('FORM-07 a request for live photos is stored, also for a sold piece', async () => {
  expect((await post(photos, { ...person, kind: 'watch', piece_id: ids.sold })).statusCode).toBe(201)
  expect(await readStored()).toMatchObject([{ kind: 'live_photo_request', piece_id: ids.sold, language: 'en' }])
})

test('FORM-07 a request for live photos stores its channel; by email it needs an address', async () => {
  const request = { ...person, kind: 'watch', piece_id: ids.watch }
  for (const channel of ['whatsapp', 'telegram', 'sms']) expect((await post(photos, { ...request, channel })).statusCode).toBe(201)
  for (const email of [undefined, ''])
    expect((await post(photos, { ...request, channel: 'email', email })).json().errors).toEqual({ email: [expect.any(String)] })
  expect((await post(photos, { ...request, channel: 'pigeon' })).json().errors).toEqual({ channel: [expect.any(String)] })
  await shop.db.deleteFrom('attempt').execute()
  expect((await post(photos, { ...request, channel: 'email', email: 'anna@example.com' })).statusCode).toBe(201)
  const channels = (await readStored()).map(({ fields }) => (fields as { channel?: string }).channel)
  expect(new Set(channels)).toEqual(new Set(['email', 'sms', 'telegram', 'whatsapp']))
})

describe('a form that is filled in wrongly', () => {
  test.each([
    ['name', { name: '   ' }],
    ['name', { name: undefined }],
    ['name', { name: 'x'.repeat(101) }],
    ['phone', { phone: '123456' }],
    ['phone', { phone: '1'.repeat(16) }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: 78007005359 }],
    ['message', { message: 'x'.repeat(limits.messageMaxChars + 1) }],
    ['email', { email: 'anna@example' }],
    ['email', { email: 'not an address' }],
    ['watch', { watch: 'first' }],
    ['watch', { watch: 1.5 }],
    ['watch', { watch: -1 }],
    ['piece_id', { watch: undefined }],
    ['is_staff', { is_staff: true }],
  ])('API-09 FORM-01 gets an error about %s: %o', async (field, wrong) => {
    const responses = await Promise.all(['en', 'ru'].map((language) => post(price, { ...person, watch: ids.watch, ...wrong }, language)))
    for (const response of responses) {
      expect(response.statusCode).toBe(400)
      const { errors } = ErrorBody.strict().parse(response.json())
      expect(Object.keys(errors ?? {})).toEqual([field])
    }
    expect(responses[0]?.body).not.toMatch(/[а-яё]/i)
    expect(responses[1]?.body).toMatch(/[а-яё]/i)
    expect(await readStored()).toEqual([])
  })

  test.each([[[]], ['text'], [null], [1]])('API-09 a body that is not an object is refused: %o', async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const response = await shop.app.inject({ method: 'POST', url: price, payload: JSON.stringify(payload), headers })
    expect(response.statusCode).toBe(400)
    expect(await readStored()).toEqual([])
  })
})

test('PDP-06 SEC-C12 a form about an unknown piece, a draft or a piece of another kind is not found', async () => {
  for (const piece of [{ watch: 1_999_999 }, { watch: ids.draft }, { watch: ids.bag }, { kind: 'jewelry', piece_id: ids.watch }])
    expect((await post(price, { ...person, ...piece })).statusCode).toBe(404)
  expect(await readStored()).toEqual([])
})

test('SEC-D7 a robot that fills the hidden field gets the response of a success, and nothing is stored', async () => {
  const human = await post(price, { ...person, watch: ids.watch })
  const robot = await post(price, { ...person, watch: ids.watch, website: 'http://spam' })
  // the number grows as if the enquiry were stored, so that a bot cannot tell the difference
  const expected = human.body.replaceAll(String(human.json().number), String(human.json().number + 1))
  expect([robot.statusCode, robot.body]).toEqual([human.statusCode, expected])
  expect(await readStored()).toHaveLength(1)
})

test('SEC-D7 too many enquiries in a minute, over both forms, get a Retry-After; a minute later they pass', async () => {
  for (let at = 0; at < enquiriesPerMinute; at++)
    expect((await post(at % 2 ? price : photos, { ...person, kind: 'watch', piece_id: ids.watch })).statusCode).toBe(201)
  const refused = await post(price, { ...person, watch: ids.watch }, 'ru')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(refused.json().detail).toBe('Слишком много запросов. Попробуйте ещё раз через минуту.')
  expect(await readStored()).toHaveLength(enquiriesPerMinute)
  await shop.db
    .updateTable('attempt')
    .set({ until: new Date(0) })
    .execute()
  expect((await post(price, { ...person, watch: ids.watch })).statusCode).toBe(201)
})

test('SEC-D16 a forged X-Forwarded-For does not evade the limit', async () => {
  for (let at = 0; at <= enquiriesPerMinute; at++) {
    const headers = { 'x-forwarded-for': `10.0.0.${at}` }
    const response = await shop.app.inject({ method: 'POST', url: price, payload: { ...person, watch: ids.watch }, headers })
    expect(response.statusCode).toBe(at < enquiriesPerMinute ? 201 : 429)
  }
})

test('SEC-D8 a visitor’s text is stored unchanged and appears in no response', async () => {
  const nasty = `<script>alert(1)</script>\r\n'; drop table enquiry; -- \u2028 🦄`
  expect((await post(price, { ...person, message: nasty, watch: ids.watch })).statusCode).toBe(201)
  expect(await readStored()).toMatchObject([{ fields: { message: nasty } }])
  expect((await shop.get('/api/price-requests/')).statusCode).toBe(404)
})

test('FORM-01 a question without text is refused with a message; a request from the services or home page needs no text', async () => {
  const contact = { ...person, message: ' \n ' }
  for (const page of ['/contacts', '/support?lang=en', '/product/42', '/bag/7']) {
    await shop.db.deleteFrom('attempt').execute()
    const refused = await post('/api/contacts/', { ...contact, page })
    expect([page, refused.statusCode, refused.json().errors]).toEqual([page, 400, { message: ['Please fill in this field.'] }])
  }
  await shop.db.deleteFrom('attempt').execute()
  expect((await post('/api/contacts/', { ...contact, page: '/services' })).statusCode).toBe(201)
  expect((await post('/api/contacts/', { ...contact, page: '/', kind: 'order_request' })).statusCode).toBe(201)
})
