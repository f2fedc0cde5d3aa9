import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '#server/context/log.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { applicationName, withoutApplicationName } from '#server/db/application-name.ts'
import { assertOwnSession } from '#server/db/assert-own-session.ts'
import { type CircuitBreaker, createCircuitBreaker } from '#server/db/circuit-breaker.ts'
import { connectTimeoutMs, idleTransactionTimeoutMs, keepAliveDelayMs, statementTimeoutMs } from '#server/db/database-timeouts.ts'
import type { Tables } from '#server/db/database.ts'
import { runOnDedicatedConnection } from '#server/db/dedicated-connection.ts'
import { listenWithReconnect } from '#server/db/listening-connection.ts'
import type { DatabaseOptions, OpenDatabase } from '#server/db/open-database.ts'
import { createPreparedPool } from '#server/db/prepared-pool.ts'
import { createShopKeyHolder } from '#server/db/shop-key.ts'
import { transactionGuard } from '#server/db/transaction.ts'
import { probePostgres } from '#server/db/unpooled-connection.ts'

const bigint = 20
pg.types.setTypeParser(bigint, Number)

/** Maximum age of a connection. After a failover, old connections may lead to the old server; this limit ends them. */
const connectionMaxAgeS = 1800
const poolEndMs = 2000

/**
 * Opens PostgreSQL with a connection pool. If the server stops responding, closes idle connections and rejects queries until it responds
 * again.
 */
export async function openPostgres(url: string, { poolMax = 10, log }: DatabaseOptions): Promise<OpenDatabase> {
  const pool = createPool(url, poolMax, log)
  try {
    await assertOwnSession(pool, url)
  } catch (error) {
    await pool.end()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The database of DATABASE_URL cannot be reached: ${error instanceof Error ? error.message || error.name : String(error)}`,
    )
  }
  const breaker = createBreaker(pool, url, log)
  const shopKey = createShopKeyHolder()
  const dialect = new PostgresDialect({ pool: createPreparedPool(pool, breaker, shopKey) })
  const db = new Kysely<Tables>({ dialect, plugins: [transactionGuard] })
  return {
    db,
    kind: 'postgresql',
    identify: async (key) => shopKey.set(key),
    listen: (channel, onNotification) => listenWithReconnect({ url, channel, onNotification, onUnresponsive: breaker.trip, log }),
    runDedicated: (work) => runOnDedicatedConnection({ url, db, shopKey }, work),
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      breaker.stop()
      await db.destroy()
      await waitAtMost(poolEndMs, pool.end())
    },
  }
}

function createPool(url: string, max: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withoutApplicationName(url),
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: connectionMaxAgeS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    application_name: applicationName,
  })
  // without error listeners, a broken connection would end the process
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function createBreaker(pool: pg.Pool, url: string, log: Log): CircuitBreaker {
  return createCircuitBreaker({
    probe: () => probePostgres(url),
    onTrip: (cause) => {
      log.warn({ err: cause }, 'the database does not respond')
      dropIdle(pool)
    },
    onRecover: () => log.warn({}, 'the database responds again'),
  })
}

function dropIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left--) {
    void pool.connect().then(
      (client) => {
        // The pool ends an idle client gracefully, and the server may not respond to that. The running query makes the pool close the
        // socket immediately.
        client.query('select 1').catch(() => {})
        client.release(true)
      },
      () => {},
    )
  }
}

async function waitAtMost(ms: number, ending: Promise<void>): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([ending, timeout])
  clearTimeout(timer)
}
