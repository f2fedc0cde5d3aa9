import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import pg from 'pg'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import type { Tables } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'

const templateName = 'vitrine_test_template'

/** Makes the demo shop's database once a run; each test file begins with a copy of it. */
export default async function snapshotDatabase(): Promise<() => void> {
  if (process.env.TEST_ON === 'postgresql') return templateOnPostgres(String(process.env.TEST_DATABASE_URL))
  const lite = await PGlite.create({ parsers: { 20: Number } })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }) })
  await migrate(db)
  await seedDemo(db)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  const file = join(folder, 'database.tar')
  const dump = await lite.dumpDataDir('none')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  await db.destroy()
  process.env.TEST_SNAPSHOT = file
  return () => rmSync(folder, { recursive: true, force: true })
}

async function templateOnPostgres(url: string): Promise<() => void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${templateName} with (force)`)
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const database = await openDatabase({ url: databaseUrl(url, templateName), log: silentLog })
  await migrate(database.db)
  await seedDemo(database.db)
  await database.close()
  process.env.TEST_TEMPLATE = templateName
  return () => {}
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
