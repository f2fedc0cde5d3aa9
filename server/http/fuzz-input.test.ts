import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { anyText } from '#test/any-text.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('random input', () => {
  const hostile = fc.oneof(
    fc.string(),
    anyText(),
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
  const queries = fc.array(fc.tuple(fc.oneof(names, anyText()), hostile), { maxLength: 5 })
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

  async function readPaths(): Promise<string[]> {
    const document: { paths: Record<string, object> } = (await shop.get('/api/openapi.json')).json()
    return Object.entries(document.paths).flatMap(([path, operations]) => ('get' in operations ? [path] : []))
  }

  test('API-09 random input never gets a 5xx, and always gets JSON with an explanation', async () => {
    const paths = await readPaths()
    expect(paths.length).toBeGreaterThan(28)
    // signs in, so that routes of a customer's own data are reached as well
    const { headers: own } = await signIn(shop)
    const anything = fc.tuple(fc.constantFrom(...paths), hostile, queries, headers)
    const holds = fc.asyncProperty(anything, async ([pathname, parameter, pairs, given]) => {
      const path = pathname.replace(/\{\w+\}/g, () => encodeURIComponent(parameter.toWellFormed()))
      const query = new URLSearchParams(pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]))
      const response = await shop.app.inject({ url: `${path}?${query}`, headers: { host: 'x', ...given, ...own } })
      expect([200, 304, 400, 404]).toContain(response.statusCode)
      if (response.statusCode >= 400) expect(ErrorBody.strict().safeParse(response.json()).error).toBeUndefined()
    })
    await fc.assert(holds, { seed: 9, numRuns: 600 })
  })

  test('API-09 a random URL never gets a 5xx', async () => {
    const holds = fc.asyncProperty(fc.array(hostile, { maxLength: 4 }), async (parts) => {
      const path = parts.map((part) => encodeURI(part.toWellFormed()).replace(/[?#]/g, '')).join('/')
      const response = await shop.app.inject({ url: `/api/${path}`, headers: { host: 'x' } })
      expect(response.statusCode).toBeLessThan(500)
    })
    await fc.assert(holds, { seed: 9, numRuns: 300 })
  })
})
