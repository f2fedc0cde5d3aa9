import fastify from 'fastify'
import { expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'
import { type CachedResponse, createResponseCache } from '#server/http/response-cache.ts'
import { servePages } from '#server/web/mount-pages.ts'
import { testConfig, testNow } from '#test/shop.ts'

/** Requests a page with this `cache-control`. Returns the keys that the shop caches. */
async function cachedKeysOf(cacheControl: string | undefined, path: string): Promise<string[]> {
  const keys: string[] = []
  const responseCache = { ...createResponseCache(1_000_000), set: (key: string, cached: CachedResponse) => (keys.push(key), cached) }
  const company = companyOf(companyDefaults)
  const ownerSettings = testConfig().shop.ownerSettingDefaults
  const app = fastify()
    .decorate('company', () => company)
    .decorate('ownerSettings', () => ownerSettings)
    .decorate('cryptoWallets', () => [])
    .decorate('pageRate', () => null)
    .decorate('now', () => testNow)
    .decorate('shuffleSeed', () => 1)
  const headers = { 'content-type': 'text/html', ...(cacheControl ? { 'cache-control': cacheControl } : {}) }
  const origins = { ru: 'https://vitrine.test', en: 'https://vitrine.test' }
  await servePages(
    app,
    { responseCache, origins, photoOrigin: undefined, settings: testConfig().pages },
    async () => new Response('<p>', { headers }),
    {},
  )
  const response = await app.inject(path)
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe(cacheControl ?? 'private, no-cache')
  await app.close()
  return keys
}

test('HOME-06 a page with a missing part is not cached, so that the next request can get it whole', async () => {
  expect(await cachedKeysOf('no-store', '/')).toEqual([])
})

test('HOME-06 a whole page is cached', async () => {
  expect(await cachedKeysOf(undefined, '/')).toHaveLength(1)
})
