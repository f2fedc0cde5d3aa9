import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { applyMigrations, migrationNames } from '#server/db/migrate.ts'
import { writeBackup } from '#server/domain/backup/write-backup.ts'
import { startShop } from '#test/e2e/spawned-shop.ts'
import { runCommand } from '#test/run-command.ts'
import { addVolume } from '#test/volume.ts'
import { createEmptyPlace, type EmptyPlace } from '#torture/empty-place.ts'
import { killAtExit } from '#torture/kill-at-exit.ts'
import { settingsOn } from '#torture/settings.ts'
import type { Scenario, Stage } from '#torture/stage.ts'

const firstRelease = '0013_parts_added_later.sql'
const full = { customers: 20_000, orders: 50_000, enquiries: 20_000, pieces: 10_000 }
/** Tables that must not lose rows. Each customer, and each visitor who sent an enquiry without an account, becomes a person. */
const counted = ['customer', 'shop_order', 'order_line', 'enquiry', 'piece', 'person'] as const

export const oldVolume: Scenario = {
  name: 'old-volume',
  about: 'a shop of the first released schema with 20,000 customers, 50,000 orders and 10,000 pieces opens, and so does its backup',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 1,
  pieces: 1,
  minutesMax: 40,
  run: async (stage) => {
    const volume = Object.fromEntries(Object.entries(full).map(([name, count]) => [name, stage.count(count, 100)])) as typeof full
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-volume-'))
    stage.onEnd(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'old.tar.gz')
    const [old, restored] = [await createEmptyPlace(stage), await createEmptyPlace(stage)]
    const opened = await old.open()
    await timed(stage, 'filled', () => opened.runDedicated(fill(volume)))
    await timed(stage, 'backup of the old schema', () =>
      writeBackup(opened, { photos: null, enquiryPhotos: null, originals: null }, file, Date.now()),
    )
    await opened.close()
    await openAndCount(stage, 'the database', old, volume)
    const { code, out, err } = await timed(stage, 'restored', () => runCommand('restore', [file], settingsOn(restored)))
    if (code !== 0) stage.client.reportProblem(`the restore ended with ${code}: ${out}${err}`)
    await openAndCount(stage, 'the backup', restored, volume)
  },
}

const fill = (volume: typeof full) => async (db: Db) => {
  const released = migrationNames().filter((name) => name <= firstRelease)
  await db.transaction().execute((tx) => applyMigrations(tx, released))
  await addVolume(db, volume)
}

async function openAndCount(stage: Stage, what: string, place: EmptyPlace, volume: typeof full): Promise<void> {
  const shop = await timed(stage, `${what} opened`, () => startShop({ ...settingsOn(place), DEMO_CATALOG: 'off' }))
  killAtExit(shop.child)
  const list = await stage.client.send(shop.url, '/api/watches/')
  if (!(JSON.parse(list?.body ?? '{}').count > 0)) stage.client.reportProblem(`${what}: the catalog is empty`)
  await stage.client.send(shop.url, '/catalog')
  shop.child.kill('SIGTERM')
  const { code, output } = await shop.ending
  if (code !== 0) stage.client.reportProblem(`${what}: the shop ended with ${code}: ${output.slice(-500)}`)
  const database = await place.open()
  const expected = {
    customer: volume.customers,
    shop_order: volume.orders,
    order_line: volume.orders,
    enquiry: volume.enquiries,
    piece: volume.pieces,
    person: volume.customers + volume.enquiries,
  }
  for (const table of counted) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db)
    if (rows[0]?.count !== expected[table])
      stage.client.reportProblem(`${what}: ${rows[0]?.count} rows of ${table}, not ${expected[table]}`)
  }
  await database.close()
}

async function timed<T>({ notes }: Stage, what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  notes.push(`${what} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}
