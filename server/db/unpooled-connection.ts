import { Socket } from 'node:net'
import pg from 'pg'
import { applicationName, withoutApplicationName } from '#server/db/application-name.ts'
import { connectTimeoutMs, keepAliveDelayMs, probeTimeoutMs } from '#server/db/database-timeouts.ts'

export type UnpooledConnection = {
  client: pg.Client
  /** Ends the connection gracefully, or closes the socket if the server does not respond in time. */
  close: () => Promise<void>
  /** Closes the socket immediately. A running query is rejected. */
  destroy: () => void
}

const goodbyeMs = 500

/** Creates an unconnected PostgreSQL client outside the pool. `queryTimeoutMs`: time limit for a response (default: none). */
export function createUnpooledConnection(url: string, name: string, queryTimeoutMs?: number): UnpooledConnection {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: withoutApplicationName(url),
    connectionTimeoutMillis: connectTimeoutMs,
    ...(queryTimeoutMs ? { query_timeout: queryTimeoutMs } : {}),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    application_name: `${applicationName}-${name}`,
    stream: () => socket,
  })
  const close = async (): Promise<void> => {
    const { promise: timeout, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, goodbyeMs)
    await Promise.race([client.end().catch(() => {}), timeout])
    clearTimeout(timer)
    socket.destroy()
  }
  // without an error listener, a broken connection would end the process; the driver rejects the running query anyway
  client.on('error', () => {})
  return { client, close, destroy: () => void socket.destroy() }
}

export async function probePostgres(url: string): Promise<void> {
  const { client, close, destroy } = createUnpooledConnection(url, 'probe')
  const timer = setTimeout(destroy, probeTimeoutMs)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    clearTimeout(timer)
    void close()
  }
}
