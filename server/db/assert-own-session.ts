import type pg from 'pg'
import { StartupError } from '#server/context/startup-error.ts'
import { connectTimeoutMs } from '#server/db/database-timeouts.ts'
import { createUnpooledConnection } from '#server/db/unpooled-connection.ts'

const shared =
  'DATABASE_URL leads to a pool that lets several connections share one session, as PgBouncer does with pool_mode = transaction. The shop listens and prepares statements in its sessions: set pool_mode = session.'

type Connection = Pick<pg.Client, 'query'>

/** A statement whose response a new connection waits for no longer than for the connection itself. */
export function briefly(text: string): pg.QueryConfig & { query_timeout: number } {
  return { text, query_timeout: connectTimeoutMs }
}

/** The server process behind a connection. What the server named on connecting is, behind PgBouncer, a number of PgBouncer's own. */
export async function backendPid(client: Connection): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(briefly('select pg_backend_pid() as pid'))
  return rows[0]?.pid ?? 0
}

/** Queries the database once; throws a StartupError where something between lends one session to two open connections. */
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
