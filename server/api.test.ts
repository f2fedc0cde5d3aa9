import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CatalogFilters, CatalogQuery } from '#contract/catalog-query.ts'
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
  document = (await shop.get('/api/openapi.json')).json()
})
afterAll(() => shop.close())

const catalogue = ['watches', 'sale', 'popular', 'jewelry', 'bags'].flatMap((list) => [`/api/${list}/`, `/api/${list}/facets/`])
const single = ['/api/watches/{id}/', '/api/jewelry/{id}/', '/api/bags/{id}/']
const reference = [
  'brands',
  'collections',
  'watch-types',
  'case-materials',
  'glass-types',
  'movement-types',
  'functions',
  'strap-materials',
  'conditions',
  'workshops',
  'cities',
  'countries',
  'banners',
  'faqs',
  'videos',
].map((name) => `/api/${name}/`)

describe('the document of the API', () => {
  test.each([...catalogue, ...single, ...reference])('API-02 API-10 names GET %s', (path) => {
    expect(document.paths[path]?.get).toBeDefined()
  })

  test('API-02 API-10 names the price request', () => {
    expect(document.paths['/api/price-requests/']?.post?.requestBody).toBeDefined()
  })

  test('API-10 names every route that is mounted, and no route that is not', () => {
    const mounted = mountedPaths().filter((path) => /^\/api\/(?!docs|openapi)/.test(path))
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

  test('API-10 every operation has a name of its own, an answer with a schema, and its refusals', () => {
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

  test('API-10 tells the very parameters that are validated', () => {
    const told = (path: string) => document.paths[path]?.get?.parameters?.map(({ name }) => name).toSorted()
    expect(told('/api/watches/')).toEqual(Object.keys(CatalogQuery.shape).toSorted())
    expect(told('/api/bags/facets/')).toEqual(Object.keys(CatalogFilters.shape).toSorted())
    expect(document.paths['/api/bags/{id}/']?.get?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
  })
})

/** Addresses from the tree that Fastify prints: four signs of indentation a level. */
function mountedPaths(): string[] {
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
  const answer = await shop.get('/api/docs/')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/html/)
  expect(answer.headers['content-security-policy']).toMatch(/connect-src 'self'/)
  expect(answer.body).toContain('/api/openapi.json')
  for (const [, address] of answer.body.matchAll(/(?:src|href)="([^"]+)"/g)) expect(address).not.toMatch(/^(https?:)?\/\//)
})
