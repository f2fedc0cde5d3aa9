import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { renumberChanges } from '#server/db/renumber-changes.ts'
import { isReplacedDatabase, readCursor } from '#server/domain/catalog/catalog-cursor.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { openShopOnDatabase } from '#test/shop.ts'
import { useTestDatabase } from '#test/use-test-database.ts'

const farAhead = '900000000000'
const testDatabase = useTestDatabase()

/** Simulates a dump that was restored into a new cluster: the stored transaction ids are higher than the counter of the cluster. */
async function writeFutureIds(): Promise<void> {
  const { db } = testDatabase.database
  await sql`insert into piece_deletion (piece_id) values (123456) on conflict do nothing`.execute(db)
  await sql`alter table piece disable trigger piece_marked`.execute(db)
  for (const table of ['piece', 'piece_deletion', 'catalog_change'])
    await sql`update ${sql.table(table)} set changed_by = ${farAhead}::text::xid8`.execute(db)
  await sql`alter table piece enable trigger piece_marked`.execute(db)
}

async function countFutureIds(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ((select count(*) from piece where changed_by = ${farAhead}::text::xid8)
    + (select count(*) from piece_deletion where changed_by = ${farAhead}::text::xid8)
    + (select count(*) from catalog_change where changed_by = ${farAhead}::text::xid8))::int as count`.execute(testDatabase.database.db)
  return Number(rows[0]?.count)
}

test('OPS-11 a shop on a restored database renumbers it at startup, and later refreshes read only what changed', async () => {
  await writeFutureIds()
  expect(await countFutureIds()).toBeGreaterThan(100)
  const { database } = testDatabase
  const shop = await openShopOnDatabase({ ...database, close: async () => {} })
  try {
    expect(await countFutureIds()).toBe(0)
    await shop.catalog.refresh()
    // wait, because an open transaction in another database of the same server delays the cursor
    const newsAfterCursor = async () => {
      const cursor = await readCursor(database.db)
      const { rows } = await sql`select id from piece where changed_by >= ${cursor.pieces}::text::xid8`.execute(database.db)
      return rows
    }
    await eventually(newsAfterCursor, { upToMs: 60_000 }).toEqual([])
    const id = await addPiece(database.db, { model_name: 'After the restore' })
    await shop.catalog.refresh()
    expect((await shop.get(`/api/watches/${id}/`)).json().model_name).toBe('After the restore')
  } finally {
    await shop.app.close()
  }
})

test('OPS-11 processes that start concurrently renumber once, and not at all if the database does not need it', async () => {
  await writeFutureIds()
  const { db } = testDatabase.database
  const counts = await Promise.all([renumberChanges(db), renumberChanges(db), renumberChanges(db)])
  expect(counts.filter((count) => count > 0)).toHaveLength(1)
  expect(await countFutureIds()).toBe(0)
  expect(await renumberChanges(db)).toBe(0)
})

test('OPS-11 a process notices that its database was replaced by one with lower transaction ids', async () => {
  const cursor = await readCursor(testDatabase.database.db)
  expect(isReplacedDatabase(cursor, cursor)).toBe(false)
  expect(isReplacedDatabase(cursor, { ...cursor, pieces: farAhead })).toBe(true)
})
