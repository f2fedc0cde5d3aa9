import { afterAll, beforeAll, expect } from 'vitest'
import { multipart } from '#test/form-data.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

export function importCalls(shop: TestShop, headers: Record<string, string>) {
  const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, language = 'en') =>
    shop.app.inject({
      method,
      url: `/api/staff/imports/${url}`,
      headers: { ...headers, 'accept-language': language },
      ...(payload ? { payload } : {}),
    })
  const send = async (file: string | Buffer, name = 'pieces.csv') => {
    const form = await multipart({}, [{ name: 'file', filename: name, type: 'text/csv', bytes: Buffer.from(file) }])
    return shop.app.inject({ method: 'POST', url: '/api/staff/imports/', payload: form.payload, headers: { ...headers, ...form.headers } })
  }
  const open = async (file: string | Buffer, name?: string) => {
    const response = await send(file, name)
    expect(response.statusCode, response.body).toBe(201)
    return response.json()
  }
  const preview = async (id: string, language = 'en') => {
    const response = await call('GET', `${id}/preview/?page_size=200`, undefined, language)
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }
  const apply = async (id: string, isWhole = true) => {
    const response = await call('POST', `${id}/apply/`, { skip_refused: !isWhole })
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }
  /** Uploads a file and applies it without changes. Returns the number of rows per outcome. */
  const bring = async (file: string | Buffer, name?: string) => (await apply((await open(file, name)).id)).counts
  return { call, send, open, preview, apply, bring }
}

export function importShop() {
  let shop: TestShop
  let files: ReturnType<typeof importCalls>
  beforeAll(async () => {
    shop = await openTestShop()
    files = importCalls(shop, (await createStaff(shop, { roles: ['manager'] })).headers)
  })
  afterAll(() => shop.close())
  return {
    get shop() {
      return shop
    },
    get files() {
      return files
    },
  }
}
