import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { onError } from '#server/http/guards/on-error.ts'
import { shedLoad } from '#server/http/guards/shed-load.ts'
import { openHttpServer } from '#server/start/http-server.ts'
import { eventually } from '#test/eventually.ts'

function blockLoop(): () => void {
  const busy = setInterval(() => {
    for (const end = performance.now() + 100; performance.now() < end;);
  }, 1)
  return () => clearInterval(busy)
}

test('SEC-D11 an overloaded process responds 503, but still serves cached responses, health checks and internal calls', async () => {
  const { factory } = openHttpServer(({ url }, response) => {
    if (url === '/cached') response.end('from the cache')
    return url === '/cached'
  })
  const app = Fastify({ serverFactory: factory })
  app.setErrorHandler(onError)
  shedLoad(app, { loopDelayMaxMs: 30, sampleMs: 200 })
  for (const path of ['/work', '/healthz', '/readyz']) app.get(path, async () => 'done')
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const statusOf = async (path: string) => (await fetch(origin + path)).status
  const rest = blockLoop()
  await eventually(() => statusOf('/work'), { upToMs: 60_000 }).toBe(503)
  const refused = await fetch(`${origin}/work`, { headers: { 'accept-language': 'en' } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toEqual({ detail: 'The shop is very busy right now. Please try again in a few seconds.' })
  for (const path of ['/cached', '/healthz', '/readyz']) expect([path, await statusOf(path)]).toEqual([path, 200])
  expect((await app.inject('/work')).statusCode).toBe(200)
  rest()
  await eventually(() => statusOf('/work'), { upToMs: 60_000 }).toBe(200)
  await app.close()
})

async function openCrowd(loopDelayMaxMs: number) {
  const app = Fastify()
  app.setErrorHandler(onError)
  shedLoad(app, { loopDelayMaxMs, sampleMs: 60_000 })
  let done = 0
  app.get('/healthz', async () => `done: ${done}`)
  app.get('/work', async () => {
    for (const end = performance.now() + 20; performance.now() < end;);
    return `done: ${++done}`
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const sockets = Array.from({ length: 60 }, () => connect(Number(new URL(origin).port), '127.0.0.1'))
  // waits until the server has accepted all connections, so that the requests arrive together and overload it
  const accepted = promisify(app.server.getConnections.bind(app.server))
  await eventually(() => accepted()).toBe(sockets.length)
  const ask = async (socket: Socket, path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
    const [response] = await once(socket, 'data')
    return String(response)
  }
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })
  return { sockets, ask }
}

test('SEC-D11 a burst of requests is served one by one, and cheap requests overtake it', async () => {
  const { sockets, ask } = await openCrowd(10_000)
  const [last, ...others] = sockets.toReversed()
  if (!last) return
  const crowd = Promise.all(others.map((socket) => ask(socket, '/work')))
  const overtaking = await ask(last, '/healthz')
  expect(Number(/done: (\d+)/.exec(overtaking)?.[1])).toBeLessThan(others.length)
  expect((await crowd).filter((response) => !response.startsWith('HTTP/1.1 200'))).toEqual([])
})

test('SEC-D11 a request that would wait too long is refused', async () => {
  const { sockets, ask } = await openCrowd(100)
  const responses = await Promise.all(sockets.map((socket) => ask(socket, '/work')))
  const countOf = (status: number) => responses.filter((response) => response.startsWith(`HTTP/1.1 ${status}`)).length
  expect(countOf(200)).toBeGreaterThan(0)
  expect(countOf(503)).toBeGreaterThan(10)
  expect(countOf(200) + countOf(503)).toBe(60)
})
