import { Socket } from 'node:net'
import pg from 'pg'
import { applicationName, withoutApplicationName } from '#server/db/application-name.ts'
import { connectTimeoutMs, keepAliveDelayMs, probeTimeoutMs } from '#server/db/database-timeouts.ts'

export type UnpooledConnection = {
  client: pg.Client
  /** Ends the connection gracefully; closes the socket if that takes too long. */
  close: () => Promise<void>
  /** Closes the socket at once; a running query is rejected. */
  destroy: () => void
}

const goodbyeMs = 500

/** Creates a PostgreSQL connection outside the pool, not opened yet. `queryTimeoutMs`: time limit for responses; none by default. */
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
  // without a listener, a broken connection would end the process; a running query is rejected anyway
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
