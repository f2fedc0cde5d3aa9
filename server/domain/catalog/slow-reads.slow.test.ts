import { setTimeout as wait } from 'node:timers/promises'
import { type KyselyPlugin, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import type { OpenDatabase } from '#server/db/open-database.ts'
import { openCatalog } from '#server/domain/catalog/catalog.ts'
import { deletionRetentionMs } from '#server/domain/catalog/deletion-retention.ts'
import { createPostgres, onPostgres } from '#test/shop.ts'

const slowMs = 5000
const renumberingLock = 'select pg_advisory_xact_lock(823469)'
const farAhead = '900000000000'

describe.runIf(onPostgres)('catalog work that exceeds the statement timeout of the pool', () => {
  let made: Awaited<ReturnType<typeof createPostgres>>
  let database: OpenDatabase
  beforeAll(async () => {
    made = await createPostgres(String(process.env.TEST_TEMPLATE))
    database = await openDatabase({ url: made.url, poolMax: 5, log: silentLog })
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  async function runAgainstLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
    const holder = new pg.Client({ connectionString: made.url })
    await holder.connect()
    await holder.query(`begin; ${lock}`)
    const [result] = await Promise.allSettled([work(), wait(slowMs).then(() => holder.query('commit'))])
    await holder.end()
    if (result.status === 'rejected') throw result.reason
    return result.value
  }

  async function writeFutureIds(): Promise<void> {
    await sql`insert into piece_deletion (piece_id) values (123456) on conflict do nothing`.execute(database.db)
    await sql`update piece_deletion set changed_by = ${farAhead}::text::xid8`.execute(database.db)
  }

  async function countFutureIds(): Promise<number> {
    const { rows } = await sql`select from piece_deletion where changed_by >= ${farAhead}::text::xid8`.execute(database.db)
    return rows.length
  }

  test('OPS-11 a shop on a restored database opens while another process renumbers it', async () => {
    await writeFutureIds()
    const catalog = await runAgainstLock(renumberingLock, () => openCatalog(database, silentLog, Date.now))
    expect(catalog.current().columnsByKind.watch.size).toBeGreaterThan(100)
    expect(await countFutureIds()).toBe(0)
    await catalog.close()
  })

  test('OPS-11 a process whose database was replaced waits while another process renumbers it', async () => {
    const catalog = await openCatalog(replacedAtEachRead(database), silentLog, Date.now)
    await writeFutureIds()
    await runAgainstLock(renumberingLock, () => catalog.refresh())
    expect(await countFutureIds()).toBe(0)
    await catalog.close()
  })

  test('OPS-11 all pieces are read, however long the database takes', async () => {
    let now = Date.now()
    const catalog = await openCatalog(database, silentLog, () => now)
    now += deletionRetentionMs
    await runAgainstLock('lock table watch in access exclusive mode', () => catalog.refresh())
    expect(catalog.refreshedAt()).toBe(now)
    await catalog.close()
  })
})

/** Makes every read of the cursor return a position far ahead, so that the next refresh treats the database as replaced. */
function replacedAtEachRead(database: OpenDatabase): OpenDatabase {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({
      ...result,
      rows: result.rows.map((row) => ('pieces' in row ? { ...row, pieces: farAhead } : row)),
    }),
  }
  return { ...database, db: database.db.withPlugin(plugin) }
}
