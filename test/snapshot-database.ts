import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import pg from 'pg'
import { silentLog } from '#server/context/log.ts'
import { applicationName } from '#server/db/application-name.ts'
import { openDatabase } from '#server/db/client.ts'
import type { Tables } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#server/domain/demo/seed-demo.ts'
import { dropReleasedDefaults } from '#test/database-clock.ts'
import { writeSnapshot } from '#test/snapshot-files.ts'
import { storedSnapshots } from '#test/stored-snapshots.ts'

// A random name gives each parallel run its own template. Process ids may be equal in different containers.
const templateName = `vitrine_test_template_${randomBytes(4).toString('hex')}`
const dropsAtOnce = 16

/**
 * Creates the database of the demo shop, or reuses a database that a recent run created from the same sources. Each test file begins with a
 * copy of it.
 */
export default async function snapshotDatabase(): Promise<() => void | Promise<void>> {
  if (process.env.TEST_ON === 'postgresql') return templateOnPostgres(String(process.env.TEST_DATABASE_URL))
  const folder = await storedSnapshots(makeSnapshots)
  process.env.TEST_EMPTY_SNAPSHOT = join(folder, 'empty')
  process.env.TEST_SNAPSHOT = join(folder, 'demo')
  return () => {}
}

async function makeSnapshots(folder: string): Promise<void> {
  const lite = await PGlite.create({ parsers: { 20: Number }, initDbStartParams: ['--wal-segsize=1'] })
  // under any other name, the database would record these changes in the audit log
  await lite.exec(`set application_name = '${applicationName}'`)
  await snapshotOf(lite, join(folder, 'empty'))
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }) })
  await migrate(db)
  await dropReleasedDefaults(db)
  await seedDemo(db)
  await snapshotOf(lite, join(folder, 'demo'))
  await db.destroy()
}

async function snapshotOf(lite: PGlite, file: string): Promise<void> {
  // without a checkpoint, each copy would replay the WAL when it is opened
  await lite.exec('checkpoint')
  writeSnapshot(lite, file)
}

async function templateOnPostgres(url: string): Promise<() => Promise<void>> {
  const onServer = async <Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    const result = await work(admin)
    await admin.end()
    return result
  }
  const isRelaxed = Boolean(process.env.CI) && (await onServer(relaxDurability))
  await onServer((admin) => admin.query(`create database ${templateName}`))
  const database = await openDatabase({ url: databaseUrl(url, templateName), log: silentLog })
  await database.runDedicated(async (db) => {
    await migrate(db)
    await dropReleasedDefaults(db)
    await seedDemo(db)
  })
  await database.close()
  process.env.TEST_TEMPLATE = templateName
  return async () => {
    // finds this run's template and test databases; the name of a test database begins with the name of the template
    const made = 'select datname from pg_database where datname = $1 or starts_with(datname, $2)'
    const { rows } = await onServer((admin) => admin.query<{ datname: string }>(made, [templateName, `${templateName}_`]))
    const names = rows.map(({ datname }) => datname)
    // drops databases in parallel, because parallel drops share one checkpoint
    const dropInTurn = async () => {
      for (let name = names.pop(); name; name = names.pop()) {
        const statement = `drop database if exists ${name} with (force)`
        await onServer((admin) => admin.query(statement))
      }
    }
    await Promise.all(Array.from({ length: dropsAtOnce }, dropInTurn))
    if (isRelaxed) await onServer(restoreDurability)
  }
}

/**
 * Turns `fsync` off on the server, because it is the largest cost of the test databases: each has some 1,500 files, and a checkpoint waits
 * for the disk once per file. Only under `CI`, where the server is disposable. Returns false if the role may not change settings.
 */
async function relaxDurability(admin: pg.Client): Promise<boolean> {
  const role = await admin.query<{ rolsuper: boolean }>('select rolsuper from pg_roles where rolname = current_user')
  if (!role.rows[0]?.rolsuper) return false
  await admin.query('alter system set fsync = off')
  await admin.query('select pg_reload_conf()')
  return true
}

async function restoreDurability(admin: pg.Client): Promise<void> {
  await admin.query('alter system reset fsync')
  await admin.query('select pg_reload_conf()')
}

export function databaseUrl(url: string, name: string): string {
  const serverUrl = new URL(url)
  serverUrl.pathname = `/${name}`
  return serverUrl.href
}
