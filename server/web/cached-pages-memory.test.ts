import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { servicesContext } from '#app/client/services.ts'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { servePages } from '#server/web/mount-pages.ts'
import { eventually } from '#test/eventually.ts'
import { testConfig, testNow } from '#test/shop.ts'

const pageCount = 60
const pageBytes = 1_000_000

test('SAFE-10 a cached page uses only the bytes that the cache counts', async () => {
  const responseCache = createResponseCache(2 * pageCount * pageBytes)
  const app = openPages(responseCache)
  await app.inject('/first')
  const before = heapBytes()
  for (let at = 0; at < pageCount; at++) await app.inject(`/catalog?page=${at}`)
  expect(responseCache.bytes()).toBeGreaterThan(pageCount * pageBytes)
  await eventually(() => heapBytes() - before).toBeLessThan((pageCount * pageBytes) / 4)
  await app.close()
})

function openPages(responseCache: ReturnType<typeof createResponseCache>) {
  const company = companyOf(companyDefaults)
  const ownerSettings = testConfig().shop.ownerSettingDefaults
  const app = fastify()
    .decorate('company', () => company)
    .decorate('ownerSettings', () => ownerSettings)
    .decorate('cryptoWallets', () => [])
    .decorate('pageRate', () => null)
    .decorate('now', () => testNow)
    .decorate('shuffleSeed', () => 1)
  const origins = { ru: 'https://vitrine.test', en: 'https://vitrine.test' }
  const options = { responseCache, origins, photoOrigin: undefined, settings: testConfig().pages }
  const headers = { 'content-type': 'text/html' }
  void servePages(
    app,
    options,
    async (request, context) => {
      context.get(servicesContext).takePage(`<p>${request.url}${'x'.repeat(pageBytes)}`, [])
      return new Response('', { headers })
    },
    {},
  )
  return app
}

/** Collects garbage and returns the heap size, without buffers. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('V8 exposes no collector')
  collect()
  return process.memoryUsage().heapUsed
}
