import { Agent, createServer, request as httpRequest } from 'node:http'

type Upstream = { origin: string; agent: Agent; isReady: boolean }

const askEveryMs = 100

/**
 * Opens a small proxy in front of the shop's processes. It polls `/readyz` of each process and sends requests in turn to the processes that
 * are ready. It never retries, so that a client gets a 502 for each refused or broken request.
 */
export async function openReadinessProxy() {
  const upstreams = new Map<string, Upstream>()
  let turn = 0

  function choose(): Upstream | undefined {
    const ready = [...upstreams.values()].filter(({ isReady }) => isReady)
    return ready[turn++ % ready.length]
  }
  async function ask(upstream: Upstream): Promise<void> {
    const response = await fetch(`${upstream.origin}/readyz`).catch(() => null)
    await response?.arrayBuffer()
    upstream.isReady = response?.status === 200
  }
  const asking = setInterval(() => void Promise.all([...upstreams.values()].map(ask)), askEveryMs)
  const server = createServer((incoming, outgoing) => {
    const upstream = choose()
    const fail = (): void => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    }
    if (!upstream) return fail()
    const { method, url, headers } = incoming
    const options = { method, headers: { ...headers, connection: 'keep-alive' }, agent: upstream.agent }
    const forwarded = httpRequest(upstream.origin + url, options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'keep-alive' })
      response.pipe(outgoing)
    })
    forwarded.on('error', fail)
    incoming.pipe(forwarded)
  })
  // Idle connections stay open. Clients rely on the keep-alive time in the headers of the shop, which is longer than Node's default of five
  // seconds.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    add: async (origin: string) => {
      const upstream = { origin, agent: new Agent({ keepAlive: true }), isReady: false }
      await ask(upstream)
      upstreams.set(origin, upstream)
    },
    remove: (origin: string) => {
      upstreams.get(origin)?.agent.destroy()
      upstreams.delete(origin)
    },
    close: () => {
      clearInterval(asking)
      for (const { agent } of upstreams.values()) agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
