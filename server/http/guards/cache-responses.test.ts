import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

let shop: TestShop
let port: number
let pieceId: number
beforeAll(async () => {
  shop = await withoutIntervals(openTestShop)
  pieceId = await addPiece(shop.db)
  await shop.catalog.refresh()
  // listens on a socket, because cached responses are sent before the router runs
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => shop.close())

type Received = { status: number; headers: Record<string, unknown>; body: Buffer }

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers: { 'accept-language': 'en', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    request.on('error', reject)
    request.end()
  })
}

async function twice(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received[]> {
  shop.responseCache.clear()
  return [await get(path, headers, method), await get(path, headers, method)]
}

const list = '/api/watches/?ordering=price_usd&page_size=24'
const kinds = [
  { what: 'a list', path: list, control: 'public, max-age=10, stale-while-revalidate=60' },
  { what: 'facets', path: '/api/watches/facets/', control: 'public, max-age=10, stale-while-revalidate=60' },
  { what: 'a reference list', path: '/api/brands/', control: 'public, max-age=300, stale-while-revalidate=600' },
  { what: 'the document', path: '/api/openapi.json', control: 'public, max-age=300, stale-while-revalidate=600' },
]

describe.each(kinds)('$what', ({ path, control }) => {
  test('API-02 is the same when rendered and when cached, except its request id', async () => {
    const [first, second] = await twice(path)
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
    const comparable = ({ 'x-request-id': _id, date: _date, connection: _c, 'keep-alive': _k, ...headers }: Received['headers']) => headers
    expect(comparable(second?.headers ?? {})).toEqual(comparable(first?.headers ?? {}))
    expect(second?.headers['x-request-id']).not.toBe(first?.headers['x-request-id'])
  })

  test('API-02 may be cached by other caches for a while, by language and encoding', async () => {
    for (const { headers } of await twice(path)) {
      expect(headers['cache-control']).toBe(control)
      expect(headers.vary).toBe('accept-language, accept-encoding')
      expect(headers.etag).toMatch(/^W\/"[\w-]{27}"$/)
    }
  })

  test('API-02 gets a 304 for a client that already has it', async () => {
    const { headers } = await get(path)
    const etag = String(headers.etag)
    for (const known of [etag, `"other", ${etag}`, '*']) {
      for (const { status, body, headers: responseHeaders } of await twice(path, { 'if-none-match': known })) {
        expect([status, body.length]).toEqual([304, 0])
        expect(responseHeaders.etag).toBe(etag)
      }
    }
    for (const { status } of await twice(path, { 'if-none-match': '"other"' })) expect(status).toBe(200)
  })

  test('API-02 has the same headers and no body for HEAD', async () => {
    const [whole] = await twice(path)
    for (const head of await twice(path, {}, 'HEAD')) {
      expect([head.status, head.body.length]).toEqual([200, 0])
      expect(head.headers.etag).toBe(whole?.headers.etag)
    }
    await get(path)
    expect((await get(path, {}, 'HEAD')).headers['content-length']).toBe(String(whole?.body.length))
  })

  test('API-02 is compressed for clients that accept it', async () => {
    const [plain] = await twice(path)
    const original = plain?.body ?? Buffer.alloc(0)
    expect(original.length).toBeGreaterThan(1024)
    for (const { headers, body } of await twice(path, { 'accept-encoding': 'gzip, br' })) {
      expect(headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(body).equals(original)).toBe(true)
    }
    for (const { headers, body } of await twice(path, { 'accept-encoding': 'gzip' })) {
      expect(headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(body).equals(original)).toBe(true)
    }
  })
})

test('I18N-05 a cached response has one language only', async () => {
  shop.responseCache.clear()
  const ask = async (language: string) =>
    JSON.parse((await get('/api/cities/', { 'accept-language': language })).body.toString()).results[0].name
  expect([await ask('en'), await ask('ru'), await ask('en'), await ask('ru,en;q=0.5')]).toEqual(['Dubai', 'Дубай', 'Dubai', 'Дубай'])
})

test('API-09 an error is not cached', async () => {
  for (const path of ['/api/watches/?page=0', '/api/watches/1999999/', '/api/nothing/']) {
    for (const { headers } of await twice(path)) expect(headers['cache-control']).toBe('no-store')
  }
})

test('API-02 a piece costs one query each time it is rendered, and none if cached', async () => {
  await shop.catalog.refresh()
  shop.responseCache.clear()
  const before = shop.queries.count
  const { headers } = await get(`/api/watches/${pieceId}/`)
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(shop.queries.count - before).toBe(1)
  await get(`/api/watches/${pieceId}/`)
  expect(shop.queries.count - before).toBe(1)
})

test('API-02 a change in the database invalidates the cached response and its ETag', async () => {
  const path = `/api/watches/${pieceId}/`
  const before = await get(path)
  await shop.db.updateTable('piece').set({ price_cents: 4_242_400 }).where('id', '=', pieceId).execute()
  await shop.catalog.refresh()
  const after = await get(path, { 'if-none-match': String(before.headers.etag) })
  expect(after.status).toBe(200)
  expect(JSON.parse(after.body.toString()).price_usd).toBe('42424.00')
  expect(after.headers.etag).not.toBe(before.headers.etag)
})
