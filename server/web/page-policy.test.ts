import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { servicesOf } from '#app/client/services.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { servePages } from '#server/web/mount-pages.ts'
import { openTestShop, testConfig } from '#test/shop.ts'

test('SEC-B6 the policy of a page allows scripts written by the server, but not a script within its text', async () => {
  const shop = await openTestShop()
  const origins = { ru: 'https://vitrine.test', en: 'https://vitrine.test' }
  const options = { responseCache: createResponseCache(1_000_000), origins, photoOrigin: undefined, settings: testConfig().pages }
  await servePages(
    shop.app,
    options,
    async (_request, context) => {
      servicesOf(context).takePage('<script>own()</script><p><script>injected()</script></p>', ['own()'])
      return new Response(null, { headers: { 'content-type': 'text/html' } })
    },
    {},
  )
  const policy = String((await shop.get('/about')).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', 'own()', 'base64')}';`)
  expect(policy).not.toContain(hash('sha256', 'injected()', 'base64'))
  await shop.close()
})
