import type pg from 'pg'
import { StartupError } from '#server/context/startup-error.ts'
import { connectTimeoutMs } from '#server/db/database-timeouts.ts'
import { createUnpooledConnection } from '#server/db/unpooled-connection.ts'

const shared =
  'DATABASE_URL leads to a pool that lets several connections share one session, as PgBouncer does with pool_mode = transaction. The shop listens and prepares statements in its sessions: set pool_mode = session.'

type Connection = Pick<pg.Client, 'query'>

export function withConnectTimeout(text: string): pg.QueryConfig & { query_timeout: number } {
  return { text, query_timeout: connectTimeoutMs }
}

export async function backendPid(client: Connection): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(withConnectTimeout('select pg_backend_pid() as pid'))
  return rows[0]?.pid ?? 0
}

/** Throws `StartupError` if a proxy multiplexes several connections onto one session. The shop needs a session for each connection. */
export async function assertOwnSession(pool: pg.Pool, url: string): Promise<void> {
  const client = await pool.connect()
  try {
    const pid = await backendPid(client)
    const isDirect = 'processID' in client && client.processID === pid
    if (!isDirect && pid === (await pidOfAnother(url))) throw new StartupError(shared)
  } finally {
    client.release()
  }
}

async function pidOfAnother(url: string): Promise<number> {
  const { client, close } = createUnpooledConnection(url, 'start', connectTimeoutMs)
  try {
    await client.connect()
    return await backendPid(client)
  } finally {
    await close()
  }
}
