import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('whatever is thrown at it', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom('', '0', '-1', '1e309', 'null', 'undefined', 'true', '[]', '{}', '\0', '%', '../', '1,2,3', ',', '٣', '🦄', '\ud800'),
  )
  const names = fc.constantFrom(
    'search',
    'brand',
    'brand_ids',
    'city',
    'min_price',
    'production_year',
    'full_set',
    'ordering',
    'page',
    'page_size',
    'seed',
    '__proto__',
    'constructor',
    'toString',
    'page[]',
    'page[size]',
    '',
  )
  const queries = fc.array(fc.tuple(fc.oneof(names, fc.string({ unit: 'binary' })), nasty), { maxLength: 5 })
  const headers = fc.record(
    {
      'accept-language': headerText(),
      'accept-encoding': headerText(),
      'if-none-match': headerText(),
      cookie: headerText(),
      host: headerText(),
      'x-forwarded-for': headerText(),
      'x-forwarded-host': headerText(),
      'content-type': headerText(),
    },
    { requiredKeys: [] },
  )

  function headerText(): fc.Arbitrary<string> {
    return fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, ''))
  }

  /** Every address that the API's document names and that is read, with the words that stand for a parameter. */
  async function readAddresses(): Promise<string[]> {
    const document: { paths: Record<string, object> } = (await shop.get('/api/openapi.json')).json()
    return Object.entries(document.paths).flatMap(([path, operations]) => ('get' in operations ? [path] : []))
  }

  test('API-09 unknown input never answers 5xx, and never with anything but JSON that says why', async () => {
    const addresses = await readAddresses()
    expect(addresses.length).toBeGreaterThan(28)
    // a customer: what is a person's own is read too
    const { headers: own } = await signIn(shop)
    const anything = fc.tuple(fc.constantFrom(...addresses), nasty, queries, headers)
    const holds = fc.asyncProperty(anything, async ([address, parameter, pairs, given]) => {
      const path = address.replace(/\{\w+\}/g, () => encodeURIComponent(parameter.toWellFormed()))
      const query = new URLSearchParams(pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]))
      const answer = await shop.app.inject({ url: `${path}?${query}`, headers: { host: 'x', ...given, ...own } })
      expect([200, 304, 400, 404]).toContain(answer.statusCode)
      if (answer.statusCode >= 400) expect(ErrorBody.strict().safeParse(answer.json()).error).toBeUndefined()
    })
    await fc.assert(holds, { seed: 9, numRuns: 600 })
  })

  test('API-09 nor does an address made of anything', async () => {
    const holds = fc.asyncProperty(fc.array(nasty, { maxLength: 4 }), async (parts) => {
      const path = parts.map((part) => encodeURI(part.toWellFormed()).replace(/[?#]/g, '')).join('/')
      const answer = await shop.app.inject({ url: `/api/${path}`, headers: { host: 'x' } })
      expect(answer.statusCode).toBeLessThan(500)
    })
    await fc.assert(holds, { seed: 9, numRuns: 300 })
  })
})
