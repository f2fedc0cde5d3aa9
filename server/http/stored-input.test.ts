import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contactPhone, internationalPhone, isPhone } from '#contract/rules/phone.ts'
import { addPiece } from '#test/factories.ts'
import { hostileNumber, hostilePhone, hostileText } from '#test/hostile-values.ts'
import { delivery, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
let pieceId: number
beforeAll(async () => {
  shop = await openTestShop({ CALLS_PER_IP_HOUR: '1000000', CALLS_PER_DAY: '1000000' })
  pieceId = await addPiece(shop.db, { stock: 10_000 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('attempt').execute()
})

type Method = 'POST' | 'PATCH'
type Call = { method: Method; url: string; body: Record<string, unknown> }

const corrupt = (body: Record<string, unknown>, fields: Record<string, fc.Arbitrary<unknown>>) => {
  const changes = Object.entries(fields).map(([field, values]) => values.map((value): [string, unknown] => [field, value]))
  return fc.array(fc.oneof(...changes), { minLength: 1, maxLength: 2 }).map((pairs) => ({ ...body, ...Object.fromEntries(pairs) }))
}

/** Sends a body as a new customer. Expects that it is stored, or refused with an error that names a field. */
async function expectTakenOrRefused({ method, url, body }: Call): Promise<void> {
  const { headers, customerId } = await signIn(shop)
  if (url.includes('orders')) await fillCart(shop.db, customerId, [pieceId])
  const response = await shop.app.inject({ method, url, headers, payload: body })
  const summary = `${JSON.stringify(body)} was answered ${response.statusCode} ${response.body}`
  expect([200, 201, 400, 404, 409, 429, 503], summary).toContain(response.statusCode)
  // Only sign-in may respond with 503. A 400 without a field would be an error from the database.
  if (response.statusCode === 503) expect(url, summary).toContain('/auth/')
  if (response.statusCode === 400) expect(Object.keys(response.json().errors ?? {}), summary).not.toEqual([])
}

const orderFields = { first_name: hostileText, last_name: hostileText, phone: hostilePhone, email: hostileText, comment: hostileText }
const deliveryFields = {
  country: hostileText,
  state: hostileText,
  address_city: hostileText,
  postal_code: hostileText,
  address_line1: hostileText,
  address_line2: hostileText,
}
const address = { city_text: 'Paris', country: 'FR', address_line1: '1 rue de Rivoli' }
const addressFields = { ...deliveryFields, city: hostileNumber, city_text: hostileText, comment: hostileText }
const contact = { name: 'Анна', phone: '+7 916 123-45-67' }
const contactFields = { name: hostileText, phone: hostilePhone, page: hostileText }
const visit = { ...contact, city: 'moscow', date: '2026-11-24', time: '15:30' }
const buyback = { ...contact, brand: 'Rolex', model: 'Submariner' }

describe('stored values', () => {
  test.each<[string, Method, string, Record<string, unknown>, Record<string, fc.Arbitrary<unknown>>]>([
    [
      'an order for pickup',
      'POST',
      '/api/orders/create_from_cart/',
      pickup,
      { ...orderFields, pickup_city_id: hostileNumber, pickup_workshop_id: hostileNumber },
    ],
    ['an order for delivery', 'POST', '/api/orders/create_from_cart/', delivery, { ...orderFields, ...deliveryFields }],
    ['an address', 'POST', '/api/addresses/', address, addressFields],
    [
      'a profile',
      'PATCH',
      '/api/users/me/',
      { first_name: 'Анна' },
      { first_name: hostileText, last_name: hostileText, email: hostileText, phone: hostilePhone },
    ],
    [
      'a question',
      'POST',
      '/api/contacts/',
      { ...contact, message: 'Hello' },
      { ...contactFields, email: hostileText, message: hostileText, reference: hostileText },
    ],
    ['a visit', 'POST', '/api/appointments/', visit, { ...contactFields, date: hostileText, time: hostileText, comment: hostileText }],
    [
      'a buyback',
      'POST',
      '/api/buyback-requests/',
      buyback,
      { ...contactFields, brand: hostileText, year: hostileNumber, serial: hostileText, expected_price: hostileText },
    ],
    [
      'a question about a piece',
      'POST',
      '/api/price-requests/',
      { ...contact, kind: 'watch', piece_id: 1 },
      { ...contactFields, piece_id: hostileNumber },
    ],
    ['a line of a cart', 'POST', '/api/cart/', { watch_id: 1 }, { watch_id: hostileNumber, quantity: hostileNumber }],
    ['a request for a code', 'POST', '/api/auth/request_code/', { phone: '79161234567' }, { phone: hostilePhone }],
  ])('API-09 OPS-10 %s is validated by the contract: the database never has to refuse it', async (_what, method, url, body, fields) => {
    const holds = fc.asyncProperty(corrupt(body, fields), (changed) => expectTakenOrRefused({ method, url, body: changed }))
    await fc.assert(holds, { seed: 11, numRuns: 60 })
  })

  test.each([
    ['POST', '/api/orders/create_from_cart/', { ...pickup, phone: '0-0 234567890123456' }, 201],
    ['POST', '/api/orders/create_from_cart/', { ...pickup, phone: '0-0 2345678901234567' }, 400],
    ['POST', '/api/addresses/', { ...address, address_line1: '🏠🏠🏠' }, 400],
    ['POST', '/api/addresses/', { ...address, address_line1: '🏠🏠🏠🏠🏠' }, 201],
  ] as const)('API-09 OPS-10 %s %s with %o returns %i', async (method, url, body, status) => {
    const { headers, customerId } = await signIn(shop)
    await fillCart(shop.db, customerId, [pieceId])
    const response = await shop.app.inject({ method, url, headers, payload: body })
    expect(response.statusCode).toBe(status)
  })
})

describe('a phone that passes the contract', () => {
  test('CHK-02 PROF-01 a valid phone is stored as 7 to 15 digits, whatever characters separate them', () => {
    const holds = fc.property(hostilePhone, (typed) => {
      fc.pre(isPhone(typed))
      expect(internationalPhone(typed)).toMatch(/^[0-9]{7,15}$/)
      expect(contactPhone(typed).replace(/[^0-9]/g, '')).toMatch(/^[0-9]{7,15}$/)
      expect(contactPhone(typed)).not.toMatch(/\p{C}/u)
    })
    fc.assert(holds, { seed: 12, numRuns: 2000 })
  })
})
