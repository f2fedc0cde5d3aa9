import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { Insertable, KyselyPlugin } from 'kysely'
import pg from 'pg'
import { type Config, readConfig } from '#server/config/config.ts'
import { type Log, silentLog } from '#server/context/log.ts'
import { type OpenDatabase, openDatabase } from '#server/db/client.ts'
import type { Tables } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { OutboxMessage } from '#server/ports/outbox.ts'
import { createLogger, type Logger } from '#server/start/logger.ts'
import { openShopOn } from '#server/start/open-shop.ts'
import { guardPorts } from '#test/guard-ports.ts'
import { databaseUrl } from '#test/snapshot-database.ts'
import { SnapshotFiles } from '#test/snapshot-files.ts'

/** Saturday noon in Moscow. The time is fixed, so that results that depend on the time are the same in every run. */
export const testNow = Date.UTC(2026, 10, 21, 9)

/** Whether this run uses PostgreSQL, which allows several connections and processes. */
export const onPostgres = process.env.TEST_ON === 'postgresql'

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** Opens the API with the demo catalog on a database of its own: on PostgreSQL if TEST_ON says so, otherwise on an embedded database. */
export async function openTestShop(settings: Record<string, string> = {}, log?: Logger) {
  const { database, drop } = await openTestDatabase()
  const shop = await openShopOnDatabase(database, settings, log)
  return {
    ...shop,
    close: async () => {
      await shop.app.close()
      await drop()
    },
  }
}

/** Opens the API on an open database, as a second process would. */
export async function openShopOnDatabase(database: OpenDatabase, settings: Record<string, string> = {}, log: Log | Logger = silentLog) {
  const clock = { now: testNow }
  const queries = { count: 0 }
  const counted = new AsyncLocalStorage<{ count: number }>()
  const db = database.db.withPlugin(countingPlugin(queries, counted))
  const config = testConfig({ DATA_DIR: `${testFolder}-${shopsMade++}`, ...settings })
  // request logs use `child`, which the partial loggers of some tests lack
  const logger = 'child' in log ? log : Object.assign(createLogger('silent'), log)
  const shop = await openShopOn({ ...database, db }, config, logger, { now: () => clock.now })
  Object.assign(shop.ctx, { ports: guardPorts(shop.ctx.ports) })
  if (!settings.DATA_DIR) shop.app.addHook('onClose', () => rmSync(config.dataDir, { recursive: true, force: true }))
  return {
    ...shop,
    /** The database. Queries that a test sends through it are not counted. */
    db: database.db,
    queries,
    /**
     * Counts the queries that `work` sends outside of transactions, without the queries of background work. `work` must be an async
     * function. If it only returns a request, the request is sent later and not counted.
     */
    countQueries: async (work: () => Promise<unknown>): Promise<number> => {
      const own = { count: 0 }
      await counted.run(own, work)
      return own.count
    },
    clock,
    /** Refreshes the catalog and runs all due jobs. Returns the number of runs. */
    runJobs: async () => {
      await shop.catalog.refresh()
      return shop.jobs.runDue()
    },
    outbox: (kind?: OutboxMessage['kind']) => readOutbox(config.dataDir).filter((message) => !kind || message.kind === kind),
    get: (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers: { 'accept-language': 'en', ...headers } }),
  }
}

// Test files run in threads of one process. Each thread has its own folder, so that threads do not remove each other's files.
const testFolder = join(tmpdir(), `vitrine-test-${process.pid}-${threadId}`)
let shopsMade = 0

function readOutbox(dataDir: string): OutboxMessage[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'))
  return names.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}

export function testConfig(settings: Record<string, string> = {}): Config {
  return readConfig({
    LOG_LEVEL: 'silent',
    // disables load shedding, which the load of other tests would trigger
    LOOP_DELAY_MS: '0',
    DATA_DIR: testFolder,
    ORIGIN_RU: 'https://vitrine.test.ru',
    ORIGIN_EN: 'https://vitrine.test.com',
    AUTH_SECRET: 'a-secret-for-tests-that-is-long-enough',
    // photographs are off, so only tests add photographs to pieces
    PHOTOGRAPHS: 'off',
    ...settings,
  })
}

export async function openTestDatabase(): Promise<{ database: OpenDatabase; url?: string; drop: () => Promise<void> }> {
  if (onPostgres) return openTestPostgres(String(process.env.TEST_DATABASE_URL))
  const files = new SnapshotFiles(String(process.env.TEST_SNAPSHOT))
  return { database: await openDatabase({ files, log: silentLog }), drop: async () => {} }
}

/** Opens an empty database without a schema. `drop` removes the database. */
export async function openEmptyDatabase(): Promise<{ database: OpenDatabase; drop: () => Promise<void> }> {
  if (!onPostgres) {
    const files = new SnapshotFiles(String(process.env.TEST_EMPTY_SNAPSHOT))
    return { database: await openDatabase({ files, log: silentLog }), drop: async () => {} }
  }
  const { url, drop } = await createPostgres()
  return { database: await openDatabase({ url, poolMax: 5, log: silentLog }), drop }
}

async function openTestPostgres(server: string): Promise<{ database: OpenDatabase; url: string; drop: () => Promise<void> }> {
  const { url, drop } = await createPostgres(String(process.env.TEST_TEMPLATE))
  try {
    return { database: await openDatabase({ url, poolMax: 5, log: silentLog }), url, drop }
  } catch (error) {
    await drop()
    throw new Error(`The test database on ${new URL(server).host} could not be opened`, { cause: error })
  }
}

/** Creates a database on the PostgreSQL of this run, as a copy of `template` or empty. */
export async function createPostgres(template = 'template0'): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = String(process.env.TEST_DATABASE_URL)
  const run = process.env.TEST_TEMPLATE
  const name = `${run ?? 'vitrine_test'}_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template}`)
  // A drop forces a checkpoint of about a second. A test run therefore keeps this database and drops all its databases at its end.
  const drop = async () => {
    if (!run) await onServer(server, `drop database if exists ${name} with (force)`)
  }
  return { url: databaseUrl(server, name), drop }
}

export async function onServer(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

let customersMade = 0

/** Creates a customer with a session. Returns the headers for requests of this customer. */
export async function signIn(shop: { ctx: ShopContext }, customer: Partial<Insertable<Tables['customer']>> = {}) {
  const { db, tokens, now } = shop.ctx
  const at = new Date(now())
  const phone = `7916${String(1_000_000 + customersMade++)}`
  const { id: customerId } = await db
    .insertInto('customer')
    .values({ phone, language: 'en', created_at: at, ...customer })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: sessionId } = await db
    .insertInto('session')
    .values({ customer_id: customerId, created_at: at, refreshed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await tokens.issue({ customerId, sessionId })
  return { customerId, sessionId, phone, token, headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } }
}

function countingPlugin(queries: { count: number }, counted: AsyncLocalStorage<{ count: number }>): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      queries.count++
      const own = counted.getStore()
      if (own) own.count++
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
