import { validate } from '@scalar/openapi-validator'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CatalogFilters, CatalogQuery } from '#contract/catalog-query.ts'
import { facetGroups } from '#contract/facets.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema; required?: string[] }
type Operation = {
  operationId?: string
  parameters?: { name: string; in: string }[]
  requestBody?: object
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
}
type Document = {
  openapi: string
  info: object
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

let shop: TestShop
let document: Document
beforeAll(async () => {
  shop = await openTestShop()
  // Simulates the built pages. They contain a copy of the contract, which registers schemas with the same ids.
  z.object({ copied: z.string() }).meta({ id: 'Photo' })
  document = (await shop.get('/api/openapi.json')).json()
})
afterAll(() => shop.close())

const catalog = ['watches', 'sale', 'popular', 'jewelry', 'bags'].flatMap((list) => [`/api/${list}/`, `/api/${list}/facets/`])
const single = ['/api/watches/{id}/', '/api/jewelry/{id}/', '/api/bags/{id}/']
const reference = [
  ...facetGroups.map((group) => group.replaceAll('_', '-')),
  'countries',
  'banners',
  'faqs',
  'videos',
  'reviews',
  'specialists',
].map((name) => `/api/${name}/`)

describe('the API document', () => {
  test.each([...catalog, ...single, ...reference])('API-02 API-10 contains GET %s', (path) => {
    expect(document.paths[path]?.get).toBeDefined()
  })

  test('API-02 API-10 contains the price request', () => {
    expect(document.paths['/api/price-requests/']?.post?.requestBody).toBeDefined()
  })

  test('API-10 lists exactly the mounted routes', () => {
    const mounted = listMountedPaths().filter((path) => /^\/api\/(?!docs|openapi|staff)/.test(path))
    const named = Object.keys(document.paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1'))
    expect(mounted.length).toBeGreaterThan(30)
    expect(new Set(mounted)).toEqual(new Set(named))
  })

  test('API-10 has a known version, and all its references resolve', () => {
    expect(document.openapi).toBe('3.1.0')
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '')
    expect(references.length).toBeGreaterThan(20)
    for (const name of references) expect(document.components.schemas).toHaveProperty([name])
  })

  test('API-10 is valid OpenAPI', () => {
    expect(validate(document).errors).toEqual([])
  })

  test('API-10 has only valid regular expressions as patterns', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\\\]|\\\\.)*")/g)].map(([, text = '']) =>
      String(JSON.parse(text)),
    )
    expect(patterns.length).toBeGreaterThan(5)
    for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow()
  })

  test('API-10 is generated once and has an ETag', async () => {
    const first = await shop.get('/api/openapi.json')
    const again = await shop.get('/api/openapi.json', { 'if-none-match': String(first.headers.etag) })
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
    // the document is not generated again, even if its response is no longer cached
    const makings = vi.spyOn(shop.app, 'swagger')
    shop.responseCache.clear()
    expect((await shop.get('/api/openapi.json')).body).toBe(first.body)
    expect(makings).not.toHaveBeenCalled()
  })

  test('API-09 API-10 shows which calls need the token of a customer’s session', () => {
    expect(document.paths['/api/orders/']?.get).toMatchObject({ security: [{ session: [] }] })
    expect(document.paths['/api/watches/']?.get).toMatchObject({ security: [] })
  })

  test('API-10 every operation has a unique name, a response schema, and its errors', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { responses } of operations) {
      const done = responses['200'] ?? responses['201']
      expect(done?.content?.['application/json']?.schema ?? responses['204']).toBeDefined()
      // a form's 400 response may also list the photographs to upload again
      const refused = expect.stringMatching(/^#\/components\/schemas\/(Error|EnquiryRefused)$/)
      expect(responses['400']?.content?.['application/json']?.schema).toEqual({ $ref: refused })
      for (const { description } of Object.values(responses)) expect(description).not.toBe('')
    }
  })

  test('API-10 lists exactly the validated parameters', () => {
    const parameterNames = (path: string) => document.paths[path]?.get?.parameters?.map(({ name }) => name).toSorted()
    expect(parameterNames('/api/watches/')).toEqual(Object.keys(CatalogQuery.shape).toSorted())
    expect(parameterNames('/api/bags/facets/')).toEqual(Object.keys(CatalogFilters.shape).toSorted())
    expect(document.paths['/api/bags/{id}/']?.get?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
  })
})

/** Parses the route tree printed by Fastify: four characters of indentation per level. */
function listMountedPaths(): string[] {
  const above: string[] = []
  return shop.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^((?:[│ ] {3})*)(?:[├└]── )(\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      above.length = indent.length / 4
      above.push(part)
      return methods ? [above.join('').replace(/\/?$/, '/')] : []
    })
}

test('API-10 the reference page loads nothing from third parties', async () => {
  const response = await shop.get('/api/docs/')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toMatch(/^text\/html/)
  expect(response.headers['content-security-policy']).toMatch(/connect-src 'self'/)
  expect(response.body).toContain('/api/openapi.json')
  for (const [, url] of response.body.matchAll(/(?:src|href)="([^"]+)"/g)) expect(url).not.toMatch(/^(https?:)?\/\//)
})
