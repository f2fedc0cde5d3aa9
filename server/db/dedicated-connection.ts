import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { applicationName, withoutApplicationName } from '#server/db/application-name.ts'
import { backendPid, withConnectTimeout } from '#server/db/assert-own-session.ts'
import { connectTimeoutMs, keepAliveDelayMs } from '#server/db/database-timeouts.ts'
import type { Db, Tables } from '#server/db/database.ts'
import { PreparedClient, type PreparedClientOptions } from '#server/db/prepared-client.ts'
import type { ShopKeyHolder } from '#server/db/shop-key.ts'
import { shareSealSigner } from '#server/db/sign-seals.ts'
import { transactionGuard } from '#server/db/transaction.ts'

const checkMs = 10_000

/**
 * Sent as a statement after connecting, because PgBouncer ignores startup parameters. Overrides limits that are configured in the database.
 */
const noLimits = 'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0'

type DedicatedOptions = { url: string; db: Db; shopKey: ShopKeyHolder }

/**
 * Runs `work` on a new PostgreSQL connection without time limits, then closes the connection. A watchdog checks through the pool `db`
 * whether the server still runs the query. Without the watchdog, a lost response would block forever.
 */
export async function runOnDedicatedConnection<T>({ url, db, shopKey }: DedicatedOptions, work: (db: Db) => Promise<T>): Promise<T> {
  const pool = createPool(url)
  const watchdog = createWatchdog(db)
  const clients = new WeakMap<pg.PoolClient, PreparedClient>()
  const connect = async () => {
    const client = await pool.connect()
    const known = clients.get(client)
    if (known) return known
    await client.query(withConnectTimeout(noLimits))
    await shopKey.showOn(client, (text, values) => client.query({ ...withConnectTimeout(text), values }))
    const watch = watchdog.watch(await backendPid(client))
    const prepared = new PreparedClient(client, { nameOf: () => undefined, watch })
    clients.set(client, prepared)
    return prepared
  }
  const dialect = new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } })
  const dedicated = new Kysely<Tables>({ dialect, plugins: [transactionGuard] })
  shareSealSigner(db, dedicated)
  try {
    return await work(dedicated)
  } finally {
    watchdog.stop()
    await dedicated.destroy()
  }
}

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withoutApplicationName(url),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    application_name: `${applicationName}-dedicated`,
  })
  // without error listeners, a broken connection would end the process; the driver rejects the running query anyway
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

type RunningQuery = { pid: number; giveUp: (cause: Error) => void; suspectedCount: number }

/**
 * Rejects the running query after two failed checks in a row. A check fails if the server does not run the query any more or does not
 * respond.
 */
function createWatchdog(db: Db) {
  let running: RunningQuery | undefined
  const checkRunningQuery = async (): Promise<void> => {
    const query = running
    if (!query) return
    const isAlive = await isWorking(db, query.pid)
    if (running !== query) return
    query.suspectedCount = isAlive ? 0 : query.suspectedCount + 1
    if (query.suspectedCount >= 2) query.giveUp(new Error('The server no longer runs the query'))
  }
  const timer = setInterval(() => void checkRunningQuery(), checkMs).unref()
  const watch =
    (pid: number): PreparedClientOptions['watch'] =>
    (giveUp) => {
      const query = { pid, giveUp, suspectedCount: 0 }
      running = query
      return () => {
        if (running === query) running = undefined
      }
    }
  return { watch, stop: () => clearInterval(timer) }
}

async function isWorking(db: Db, pid: number): Promise<boolean> {
  try {
    const { rows } = await sql<{ state: string | null }>`select state from pg_stat_activity where pid = ${pid}`.execute(db)
    return rows[0]?.state === 'active'
  } catch {
    return false
  }
}
