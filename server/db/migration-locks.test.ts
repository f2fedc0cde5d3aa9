import { expect, test } from 'vitest'
import { applyMigrations, migrationNames } from '#server/db/migrate.ts'
import { openEmptyDatabase, openTestDatabase } from '#test/shop.ts'
import { addVolume, countRowLocks } from '#test/volume.ts'

const volume = { customers: 300, orders: 300, enquiries: 300, pieces: 100 }
/** A migration takes 256 advisory locks for people, and a few locks for migrations and seals. */
const mostLocks = 256 + 10
const firstRelease = '0013_parts_added_later.sql'

test('SAFE-02 a migration does not take a lock per row of the shop it upgrades', async () => {
  const { database, drop } = await openEmptyDatabase()
  await database.runDedicated(async (db) => {
    const released = migrationNames().filter((name) => name <= firstRelease)
    await db.transaction().execute((tx) => applyMigrations(tx, released))
    await addVolume(db, volume)
    await db.transaction().execute(async (tx) => {
      for (const name of migrationNames()) {
        await applyMigrations(tx, [name])
        expect([name, (await countRowLocks(tx)) <= mostLocks]).toEqual([name, true])
      }
    })
    const { count } = await db
      .selectFrom('person')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(volume.customers + volume.enquiries)
  })
  await database.close()
  await drop()
})

test('SAFE-02 statements that insert many customers, orders and enquiries do not take a lock per row', async () => {
  const { database, drop } = await openTestDatabase()
  await database.runDedicated(async (db) => {
    expect(await addVolume(db, volume)).toBeLessThanOrEqual(mostLocks)
  })
  await database.close()
  await drop()
})
