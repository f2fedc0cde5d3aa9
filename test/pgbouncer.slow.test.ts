import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { type OpenDatabase, openDatabase } from '#server/db/client.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { hasPgBouncer, openPgBouncer } from '#test/pgbouncer.ts'
import { createPostgres, onPostgres, onServer, openShopOnDatabase, type TestShop } from '#test/shop.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

describe.runIf(onPostgres && hasPgBouncer)('behind PgBouncer', () => {
  let database: Awaited<ReturnType<typeof createPostgres>>
  beforeAll(async () => {
    database = await createPostgres(String(process.env.TEST_TEMPLATE))
    // PgBouncer drops the timeouts that the shop sends as startup parameters. New connections therefore begin with the timeouts that this
    // hook sets for the database.
    const name = new URL(database.url).pathname.slice(1)
    await onServer(database.url, `alter database ${name} set statement_timeout = '3s'`)
    await onServer(database.url, `alter database ${name} set idle_in_transaction_session_timeout = '8s'`)
  })
  afterAll(() => database.drop())

  describe('in session mode', () => {
    let bouncer: Awaited<ReturnType<typeof openPgBouncer>>
    let through: OpenDatabase
    beforeAll(async () => {
      bouncer = await openPgBouncer('session', database.url)
      through = await openDatabase({ url: bouncer.urlOf(database.url), poolMax: 5, log: silentLog })
    })
    afterAll(() => bouncer.close())

    test('OPS-06 short work times out, long work does not, whatever the database’s limits, and the shop gets notifications', async () => {
      const sleeping = through.runDedicated(async (db) => (await sql`select pg_sleep(23)`.execute(db)).rows.length)
      const shop = await withoutIntervals(() => openShopOnDatabase(through))
      await hearsOfChanges(shop)
      await expect(sql`select pg_sleep(5)`.execute(through.db)).rejects.toThrow(/statement timeout/)
      expect(await sleeping).toBe(1)
      await shop.app.close()
    }, 60_000)
  })

  test('OPS-06 in transaction mode the start fails with an error of one sentence', async () => {
    const bouncer = await openPgBouncer('transaction', database.url)
    const opening = openDatabase({ url: bouncer.urlOf(database.url), log: silentLog })
    await expect(opening).rejects.toThrow(/^DATABASE_URL leads to a pool .+: set pool_mode = session\.$/)
    await bouncer.close()
  })
})

/** Asserts that a change through another connection reaches the catalog. */
async function hearsOfChanges(shop: Pick<TestShop, 'db' | 'get'>): Promise<void> {
  const id = await addPiece(shop.db)
  await eventually(async () => (await shop.get(`/api/watches/${id}/`)).statusCode).toBe(200)
}
