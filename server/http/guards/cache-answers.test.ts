import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let port: number
let pieceId: number
beforeAll(async () => {
  shop = await openTestShop()
  pieceId = await addPiece(shop.db)
  await shop.catalog.refresh()
  // a real socket: kept answers are sent before the router sees a request
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => shop.close())

type Got = { status: number; headers: Record<string, unknown>; body: Buffer }

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers: { 'accept-language': 'en', ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** The first answer is made, the second is the kept one. */
async function twice(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got[]> {
  shop.answers.clear()
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
  test('API-02 is the same when made and when kept, its name of the request aside', async () => {
    const [made, kept] = await twice(path)
    expect(kept?.body.equals(made?.body ?? Buffer.alloc(0))).toBe(true)
    const alike = ({ 'x-request-id': _id, date: _date, connection: _c, 'keep-alive': _k, ...headers }: Got['headers']) => headers
    expect(alike(kept?.headers ?? {})).toEqual(alike(made?.headers ?? {}))
    expect(kept?.headers['x-request-id']).not.toBe(made?.headers['x-request-id'])
  })

  test('API-02 may be kept by others for a while, by language and encoding', async () => {
    for (const { headers } of await twice(path)) {
      expect(headers['cache-control']).toBe(control)
      expect(headers.vary).toBe('accept-language, accept-encoding')
      expect(headers.etag).toMatch(/^W\/"[\w-]{27}"$/)
    }
  })

  test('API-02 is not sent again to who has it', async () => {
    const { headers } = await get(path)
    const etag = String(headers.etag)
    for (const known of [etag, `"other", ${etag}`, '*']) {
      for (const { status, body, headers: told } of await twice(path, { 'if-none-match': known })) {
        expect([status, body.length]).toEqual([304, 0])
        expect(told.etag).toBe(etag)
      }
    }
    for (const { status } of await twice(path, { 'if-none-match': '"other"' })) expect(status).toBe(200)
  })

  test('API-02 asked by HEAD tells its headers and no body', async () => {
    const [whole] = await twice(path)
    for (const head of await twice(path, {}, 'HEAD')) {
      expect([head.status, head.body.length]).toEqual([200, 0])
      expect(head.headers.etag).toBe(whole?.headers.etag)
    }
    await get(path)
    expect((await get(path, {}, 'HEAD')).headers['content-length']).toBe(String(whole?.body.length))
  })

  test('API-02 comes compressed to who can read that', async () => {
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

test('I18N-05 a kept answer is of one language only', async () => {
  shop.answers.clear()
  const ask = async (language: string) =>
    JSON.parse((await get('/api/cities/', { 'accept-language': language })).body.toString()).results[0].name
  expect([await ask('en'), await ask('ru'), await ask('en'), await ask('ru,en;q=0.5')]).toEqual(['Dubai', 'Дубай', 'Dubai', 'Дубай'])
})

test('API-09 a refusal is kept by nobody', async () => {
  for (const path of ['/api/watches/?page=0', '/api/watches/1999999/', '/api/nothing/']) {
    for (const { headers } of await twice(path)) expect(headers['cache-control']).toBe('no-store')
  }
})

test('API-02 a piece is asked anew each time, and costs one query; kept, none', async () => {
  shop.answers.clear()
  const before = shop.queries.count
  const { headers } = await get(`/api/watches/${pieceId}/`)
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(shop.queries.count - before).toBe(1)
  await get(`/api/watches/${pieceId}/`)
  expect(shop.queries.count - before).toBe(1)
})

test('API-02 a change in the database drops what is kept, and its tag', async () => {
  const path = `/api/watches/${pieceId}/`
  const before = await get(path)
  await shop.db.updateTable('piece').set({ price_cents: 4_242_400 }).where('id', '=', pieceId).execute()
  await shop.catalog.refresh()
  const after = await get(path, { 'if-none-match': String(before.headers.etag) })
  expect(after.status).toBe(200)
  expect(JSON.parse(after.body.toString()).price_usd).toBe('42424.00')
  expect(after.headers.etag).not.toBe(before.headers.etag)
})
