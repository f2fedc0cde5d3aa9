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
  // the built pages include a copy of the contract, whose schemas register the same ids
  z.object({ copied: z.string() }).meta({ id: 'Photo' })
  document = (await shop.get('/api/openapi.json')).json()
})
afterAll(() => shop.close())

const catalog = ['watches', 'sale', 'popular', 'jewelry', 'bags'].flatMap((list) => [`/api/${list}/`, `/api/${list}/facets/`])
const single = ['/api/watches/{id}/', '/api/jewelry/{id}/', '/api/bags/{id}/']
const reference = [...facetGroups.map((group) => group.replaceAll('_', '-')), 'countries', 'banners', 'faqs', 'videos'].map(
  (name) => `/api/${name}/`,
)

describe('the document of the API', () => {
  test.each([...catalog, ...single, ...reference])('API-02 API-10 names GET %s', (path) => {
    expect(document.paths[path]?.get).toBeDefined()
  })

  test('API-02 API-10 names the price request', () => {
    expect(document.paths['/api/price-requests/']?.post?.requestBody).toBeDefined()
  })

  test('API-10 names every route that is mounted, and no route that is not', () => {
    const mounted = listMountedPaths().filter((path) => /^\/api\/(?!docs|openapi|staff)/.test(path))
    const named = Object.keys(document.paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1'))
    expect(mounted.length).toBeGreaterThan(30)
    expect(new Set(mounted)).toEqual(new Set(named))
  })

  test('API-10 is of a known version, and every reference in it leads somewhere', () => {
    expect(document.openapi).toBe('3.1.0')
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '')
    expect(references.length).toBeGreaterThan(20)
    for (const name of references) expect(document.components.schemas).toHaveProperty([name])
  })

  test('API-10 follows the rules of OpenAPI, so that other tools can read it', () => {
    expect(validate(document).errors).toEqual([])
  })

  test('API-10 has only patterns that a tool can compile', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\\\]|\\\\.)*")/g)].map(([, text = '']) =>
      String(JSON.parse(text)),
    )
    expect(patterns.length).toBeGreaterThan(5)
    for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow()
  })

  test('API-10 is made once: whoever has it gets no second copy', async () => {
    const first = await shop.get('/api/openapi.json')
    const again = await shop.get('/api/openapi.json', { 'if-none-match': String(first.headers.etag) })
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
    // nor is it made anew where nobody keeps the response
    const makings = vi.spyOn(shop.app, 'swagger')
    shop.responseCache.clear()
    expect((await shop.get('/api/openapi.json')).body).toBe(first.body)
    expect(makings).not.toHaveBeenCalled()
  })

  test('API-09 API-10 shows who may call: a customer with the token of a session', () => {
    expect(document.paths['/api/orders/']?.get).toMatchObject({ security: [{ session: [] }] })
    expect(document.paths['/api/watches/']?.get).toMatchObject({ security: [] })
  })

  test('API-10 every operation has a name of its own, a response with a schema, and its errors', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { responses } of operations) {
      const done = responses['200'] ?? responses['201']
      // a removal has nothing to say
      expect(done?.content?.['application/json']?.schema ?? responses['204']).toBeDefined()
      // of a form with what it asks for anew
      const refused = expect.stringMatching(/^#\/components\/schemas\/(Error|EnquiryRefused)$/)
      expect(responses['400']?.content?.['application/json']?.schema).toEqual({ $ref: refused })
      for (const { description } of Object.values(responses)) expect(description).not.toBe('')
    }
  })

  test('API-10 lists the very parameters that are validated', () => {
    const parameterNames = (path: string) => document.paths[path]?.get?.parameters?.map(({ name }) => name).toSorted()
    expect(parameterNames('/api/watches/')).toEqual(Object.keys(CatalogQuery.shape).toSorted())
    expect(parameterNames('/api/bags/facets/')).toEqual(Object.keys(CatalogFilters.shape).toSorted())
    expect(document.paths['/api/bags/{id}/']?.get?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
  })
})

/** Paths from the tree that Fastify prints: four characters of indentation a level. */
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

test('API-10 there is a page to read it, which loads nothing from strangers', async () => {
  const response = await shop.get('/api/docs/')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toMatch(/^text\/html/)
  expect(response.headers['content-security-policy']).toMatch(/connect-src 'self'/)
  expect(response.body).toContain('/api/openapi.json')
  for (const [, url] of response.body.matchAll(/(?:src|href)="([^"]+)"/g)) expect(url).not.toMatch(/^(https?:)?\/\//)
})
