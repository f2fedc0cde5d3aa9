import { AsyncResource } from 'node:async_hooks'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '#server/context/log.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { Db, Tables } from '#server/db/database.ts'
import { lockFolder } from '#server/db/lock-folder.ts'
import { preparedPool } from '#server/db/prepared-pool.ts'
import { transactionGuard } from '#server/db/transaction.ts'

/** An open database: PostgreSQL or the embedded one behind one type. */
export type OpenDatabase = {
  db: Db
  kind: 'postgresql' | 'embedded'
  /** Calls `heard` on every notification of `channel`, and after each time the connection was lost and found again. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** `snapshot`: a dumped embedded database to begin with, for tests. */
export type DatabaseOptions = { url?: string; dataDir?: string; poolMax?: number; snapshot?: Blob; log: Log }

const bigint = 20
pg.types.setTypeParser(bigint, Number)

/** Opens PostgreSQL when `url` is given, else the embedded database in `dataDir`/db (in memory without a folder). */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.url ? openPostgres(options.url, options) : openEmbedded(options)
}

async function openPostgres(url: string, { poolMax = 10, log }: DatabaseOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolMax,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 3000,
    keepAlive: true,
    application_name: 'vitrine',
  })
  // without listeners the end of a connection, idle or in use, would end the process (SEC-D17)
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartupError(
      `The database of DATABASE_URL cannot be reached: ${error instanceof Error ? error.message || error.name : String(error)}`,
    )
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }), plugins: [transactionGuard] })
  return { db, kind: 'postgresql', listen: (channel, heard) => listenForGood(url, channel, heard, log), close: () => db.destroy() }
}

async function openEmbedded({ dataDir, snapshot }: DatabaseOptions): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const folder = dataDir && join(dataDir, 'db')
  if (dataDir) makeFolder(dataDir)
  const unlock = dataDir ? lockFolder(dataDir) : () => {}
  try {
    const lite = await PGlite.create({
      ...(folder ? { dataDir: folder } : {}),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
      parsers: { [bigint]: Number },
    })
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }), plugins: [transactionGuard] })
    const close = async () => {
      await db.destroy()
      if (!lite.closed) await lite.close()
      unlock()
    }
    // who hears it stands outside of the transaction that told it, though it is told from within
    const listen = async (channel: string, heard: () => void) =>
      lite.listen(
        channel,
        AsyncResource.bind(() => heard()),
      )
    return { db, kind: 'embedded', listen, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Makes a folder and those it lies in. Node's own recursive way never ends where a file system refuses every folder, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** A connection of its own that listens, and comes back by itself after the database did. */
async function listenForGood(url: string, channel: string, heard: () => void, log: Log): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: 'vitrine-listen',
    })
    fresh.on('error', (error) => log.warn({ err: error }, 'the listening database connection broke'))
    fresh.on('notification', heard)
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    // only a connection that stood: one that never did is tried again by its caller, and twice would double each time
    fresh.on('end', () => again())
    client = fresh
    heard()
  }
  let retry: NodeJS.Timeout | undefined
  const again = (): void => {
    if (stopped || retry) return
    retry = setTimeout(() => {
      retry = undefined
      if (!stopped) connect().catch(again)
    }, 1000).unref()
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
