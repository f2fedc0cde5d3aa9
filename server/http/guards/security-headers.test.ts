import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const responses = ['/api/watches/', '/api/watches/x/', '/api/nothing/', '/api/openapi.json', '/healthz', '/photos/unknown-photo/320.webp']

describe.each(responses)('the response of %s', (path) => {
  test('SEC-B6 forbids loading anything and being framed', async () => {
    const { headers } = await shop.get(path)
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  })

  test('SEC-B7 forbids framing to old browsers too', async () => {
    expect((await shop.get(path)).headers['x-frame-options']).toBe('DENY')
  })

  test('SEC-B6 does not name its server software', async () => {
    const { headers } = await shop.get(path)
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('SEC-B8 cannot be read by other sites', async () => {
    const { headers } = await shop.get(path, { origin: 'https://evil.example' })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})

test('SEC-B6 HTTPS is enforced in production only', async () => {
  const production = await openTestShop({
    APP_ENV: 'production',
    OUTBOX_IN_PRODUCTION: 'on',
    TRUST_PROXY_HOPS: '0',
    DATABASE_URL: 'postgres://unused',
    DEMO_CATALOG: 'on',
    DEMO_IN_PRODUCTION: 'on',
  })
  const response = await production.get('/api/watches/')
  await production.close()
  // excludes subdomains, because other sites of the company may still use HTTP
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000')
  expect((await shop.get('/api/watches/')).headers).not.toHaveProperty('strict-transport-security')
})

test('SEC-B9 a forged Host or X-Forwarded-Host appears in no response', async () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }
  for (const path of [...responses, '/api/watches/?page_size=1&ordering=price_usd'])
    expect((await shop.get(path, forged)).body).not.toContain('evil.example')
})

test('SEC-D14 a source map is not found', async () => {
  expect((await shop.get('/assets/entry.client.js.map')).statusCode).toBe(404)
})
