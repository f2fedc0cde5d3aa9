import { openTcpProxy } from '#test/tcp-proxy.ts'
import type { Stage } from '#torture/stage.ts'

/** Opens a TCP proxy to the PostgreSQL of the stage, which can be cut and frozen. Returns the settings for connecting through it. */
export async function openDatabaseProxy(stage: Stage) {
  const databaseUrl = new URL(stage.url ?? '')
  const proxy = await openTcpProxy({ host: databaseUrl.hostname, port: Number(databaseUrl.port || 5432) })
  stage.onEnd(proxy.close)
  databaseUrl.host = `127.0.0.1:${proxy.port}`
  proxies.set(stage, proxy)
  return { DATABASE_URL: databaseUrl.href }
}

const proxies = new WeakMap<Stage, Awaited<ReturnType<typeof openTcpProxy>>>()

export function databaseProxyOf(stage: Stage) {
  const proxy = proxies.get(stage)
  if (!proxy) throw new Error('This stage has no wire to its database')
  return proxy
}
