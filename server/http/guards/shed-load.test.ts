import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { onError } from '#server/http/guards/on-error.ts'
import { shedLoad } from '#server/http/guards/shed-load.ts'

function blockLoop(): () => void {
  const busy = setInterval(() => {
    for (const end = performance.now() + 100; performance.now() < end;);
  }, 1)
  return () => clearInterval(busy)
}

test('SEC-D11 while the process lags, requests get the shop’s 503; health checks and internal calls go on', async () => {
  const app = Fastify()
  app.setErrorHandler(onError)
  shedLoad(app, { loopDelayMaxMs: 30, sampleMs: 200 })
  for (const path of ['/work', '/healthz', '/readyz']) app.get(path, async () => 'done')
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const statusOf = async (path: string) => (await fetch(origin + path)).status
  const rest = blockLoop()
  await expect.poll(() => statusOf('/work'), { timeout: 15_000 }).toBe(503)
  const refused = await fetch(`${origin}/work`, { headers: { 'accept-language': 'en' } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toEqual({ detail: 'Too many people are here at the moment. Please try again in a few seconds.' })
  expect([await statusOf('/healthz'), await statusOf('/readyz'), (await app.inject('/work')).statusCode]).toEqual([200, 200, 200])
  rest()
  await expect.poll(() => statusOf('/work'), { timeout: 15_000 }).toBe(200)
  await app.close()
})
