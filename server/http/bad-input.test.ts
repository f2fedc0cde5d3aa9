import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const cyrillic = /[а-яё]/i

/** Asserts that the error response has the documented format in both languages (API-09). Returns the English response. */
async function expectRefused(url: string, status: number): Promise<ErrorBody> {
  const [english, russian] = [await shop.get(url), await shop.get(url, { 'accept-language': 'ru' })]
  for (const response of [english, russian]) {
    expect(response.statusCode, url).toBe(status)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).not.toMatch(/node_modules|\bat .*\.ts|select |stack/i)
  }
  const englishBody = ErrorBody.strict().parse(english.json())
  const russianBody = ErrorBody.strict().parse(russian.json())
  expect(englishBody.detail).not.toMatch(cyrillic)
  expect(russianBody.detail).toMatch(cyrillic)
  expect(Object.keys(russianBody.errors ?? {})).toEqual(Object.keys(englishBody.errors ?? {}))
  for (const sentence of Object.values(russianBody.errors ?? {}).flat()) expect(sentence).toMatch(cyrillic)
  for (const sentence of Object.values(englishBody.errors ?? {}).flat()) expect(sentence).not.toMatch(cyrillic)
  return englishBody
}

describe('a malformed parameter', () => {
  test.each([
    ['ordering=id', 'ordering', /^Allowed values: -published_at, -production_year, brand__name, price_usd, -price_usd\.$/],
    ['ordering=price_usd;drop%20table%20piece', 'ordering', /^Allowed values/],
    ['page=0', 'page', /Enter 1 or more/],
    ['page=-3', 'page', /or more/],
    ['page=1.5', 'page', /whole number/],
    ['page=two', 'page', /Enter a number/],
    ['page=99999999', 'page', /Enter 100000 or less/],
    ['page=1&page=2', 'page', /number/],
    ['page_size=0', 'page_size', /or more/],
    ['page_size=many', 'page_size', /number/],
    ['page_size=Infinity', 'page_size', /number/],
    ['min_price=cheap', 'min_price', /number/],
    ['min_price=-1', 'min_price', /or more/],
    ['max_price=1e99', 'max_price', /or less/],
    ['production_year=1899', 'production_year', /or more/],
    ['production_year_min=99999', 'production_year_min', /or less/],
    ['brand_ids=1,x', 'brand_ids', /ids separated by commas/],
    ['brand_ids=1;2', 'brand_ids', /ids/],
    ['brand_ids=-1', 'brand_ids', /ids/],
    [`city_ids=${Array.from({ length: 101 }, (_, at) => at).join(',')}`, 'city_ids', /Too many values: 100/],
    [`search=${'a'.repeat(10_000)}`, 'search', /Too long: 100/],
    ['search=%00', 'search', /not allowed/],
    ['brand=Rolex%00', 'brand', /not allowed/],
    ['search=a&search=b', 'search', /once/],
    ['full_set=yes', 'full_set', /Allowed values/],
    ['seed=-1', 'seed', /or more/],
    ['seed=99999999999', 'seed', /or less/],
    ['category=cars', 'category', /Allowed values/],
    ['tint=red', 'tint', /Unknown parameter/],
    ['toString=1', 'toString', /Unknown parameter/],
    ['constructor=1', 'constructor', /Unknown parameter/],
  ])('API-09 %s is refused with a sentence for its field', async (query, field, sentence) => {
    const { detail, errors } = await expectRefused(`/api/watches/?${query}`, 400)
    expect(detail).toBe('Please check the request parameters.')
    expect(Object.keys(errors ?? {})).toEqual([field])
    expect(errors?.[field]).toEqual([expect.stringMatching(sentence)])
  })

  test('API-09 all errors are reported at once', async () => {
    const { errors } = await expectRefused('/api/watches/?page=0&ordering=id&tint=red', 400)
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(['ordering', 'page', 'tint'])
  })

  test.each(['', '/facets'])('API-09 a malformed price is refused by every catalog list%s', async (part) => {
    for (const list of ['watches', 'sale', 'popular', 'jewelry', 'bags']) await expectRefused(`/api/${list}${part}/?min_price=x`, 400)
  })
})

describe('a day outside the calendar of the shop', () => {
  test.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    'API-09 %s is refused with the range of valid years',
    async (date) => {
      const { errors } = await expectRefused(`/api/visit-times/?city=dubai&date=${date}`, 400)
      expect(errors).toEqual({ date: ['Enter a year from 1900 to 2199.'] })
    },
  )

  test.each(['10000-01-01', '-000001-01-01', '2026-02-30'])('API-09 %s is refused as an invalid date', async (date) => {
    const { errors } = await expectRefused(`/api/visit-times/?city=dubai&date=${date}`, 400)
    expect(errors).toEqual({ date: ['Enter a day.'] })
  })
})

describe('an unknown URL', () => {
  test.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '99999999999999999999',
    '%00',
    '%27',
    '1%20or%201=1',
    '..%2f..%2fetc%2fpasswd',
    '☃',
    '9'.repeat(150),
  ])('API-09 a piece with the id %s is refused', async (id) => {
    const { errors } = await expectRefused(`/api/watches/${encodeURI(decodeURI(id))}/`, 400)
    expect(Object.keys(errors ?? {})).toEqual(['id'])
  })

  test.each(['/api/nothing/', '/api/', '/api/watches/1/photos/', '/api/watches/facets/1/'])('API-09 %s is not found', async (url) => {
    expect((await expectRefused(url, 404)).detail).toBe('Not found.')
  })

  test.each(['/api/watches/%ff/', '/api/watches/%/', '/%', '/api/%zz'])('API-09 %s, an invalid URL, is refused', async (url) => {
    await expectRefused(url, 400)
  })

  test('API-09 names of Object.prototype and endless ids are refused with a 4xx', async () => {
    await expectRefused('/api/watches/?__proto__=1', 400)
    await expectRefused(`/api/watches/${'9'.repeat(300)}/`, 400)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('API-09 %s to a read-only list is refused', async (method) => {
    const response = await shop.app.inject({ method, url: '/api/watches/', headers: { 'accept-language': 'en' } })
    expect(response.statusCode).toBe(404)
    expect(ErrorBody.strict().safeParse(response.json()).error).toBeUndefined()
  })
})

describe('SEC-D1 SEC-D2 SQL syntax in a query', () => {
  test.each(["' OR 1=1 --", "'; drop table piece; --", '" or ""="', "\\'; select pg_sleep(5); --", '$$', '${7*7}', '{{7*7}}'])(
    'SEC-D1 %s is searched as plain text',
    async (words) => {
      const before = await pieceCount()
      for (const name of ['brand', 'city']) {
        const response = await shop.get(`/api/watches/?${new URLSearchParams({ [name]: words })}`)
        expect(response.json().count).toBe(0)
      }
      const found = await shop.get(`/api/watches/?${new URLSearchParams({ search: words })}`)
      expect(found.json().count).toBeLessThan(before / 2)
      expect(await pieceCount()).toBe(before)
    },
  )

  test.each(['%', '_', '%%%', '\\', '.*', '(a+)+$', '[', '(?='])(
    'SEC-D2 the characters %s match themselves, not everything',
    async (words) => {
      for (const name of ['brand', 'city']) {
        const response = await shop.get(`/api/watches/?${new URLSearchParams({ [name]: words })}`)
        expect(response.json().count).toBe(0)
      }
      expect((await shop.get(`/api/watches/?${new URLSearchParams({ search: words })}`)).statusCode).toBe(200)
    },
  )

  // the time limit of the test detects a query with superlinear cost
  test('SEC-D2 the longest and most expensive query allowed gets a response', async () => {
    const samples = ['a'.repeat(100), 'ab '.repeat(33), 'аб'.repeat(50), '1'.repeat(100), 'rolex '.repeat(16)]
    for (const words of samples) {
      const response = await shop.get(`/api/watches/?${new URLSearchParams({ search: words })}`)
      expect(response.statusCode).toBe(200)
    }
  })

  async function pieceCount(): Promise<number> {
    return (await shop.db.selectFrom('piece').select('id').execute()).length
  }
})
