import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { StartupError } from '#server/context/startup-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'

const folder = join(import.meta.dirname, 'migrations')

export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
}

/**
 * Migrates the schema to this version in one transaction, and returns the names of the applied migrations. Safe to call in several
 * processes at once. `db` must have no time limits (`OpenDatabase.runDedicated`), because other processes may hold the lock for long.
 * Throws `StartupError` if a newer version has already changed the schema.
 */
export async function migrate(db: Db): Promise<string[]> {
  await assertNotNewer(db)
  if ((await pendingMigrations(db)).length === 0) return []
  return transaction(db, (tx) => applyMigrations(tx, migrationNames()))
}

/**
 * Applies the migrations that the database lacks, and returns their names. An advisory lock prevents two processes from migrating at the
 * same time.
 */
export async function applyMigrations(tx: Tx, names: readonly string[]): Promise<string[]> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(823467)`.execute(tx)
  await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(tx)
  const applied = await appliedMigrations(tx)
  const fresh = names.filter((name) => !applied.has(name))
  for (const name of fresh) {
    for (const statement of statementsOf(readFileSync(join(folder, name), 'utf8'))) await sql.raw(statement).execute(tx)
    await sql`insert into migration (name) values (${name})`.execute(tx)
  }
  return fresh
}

export async function pendingMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('migration')::text as found`.execute(db)
  if (!tables[0]?.found) return migrationNames()
  const applied = await appliedMigrations(db)
  return migrationNames().filter((name) => !applied.has(name))
}

async function appliedMigrations(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Throws if a newer version has changed the schema, because this version could damage the data. */
async function assertNotNewer(db: Db): Promise<void> {
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('migration')::text as found`.execute(db)
  if (!tables[0]?.found) return
  const known = new Set(migrationNames())
  const newer = [...(await appliedMigrations(db))].find((name) => !known.has(name))
  if (newer) throw new StartupError(`The database was made by a newer version of Vitrine (${newer}). Start that version, or a newer one.`)
}

/**
 * Splits a migration into statements, because the embedded database accepts only one at a time. A statement ends with a semicolon at the
 * end of a line outside a `$$` body.
 */
function statementsOf(text: string): string[] {
  const statements: string[] = []
  let statement = ''
  let inBody = false
  for (const line of text.split('\n')) {
    statement += `${line}\n`
    if ((line.split('$$').length - 1) % 2 === 1) inBody = !inBody
    if (!inBody && line.trimEnd().endsWith(';')) {
      statements.push(statement)
      statement = ''
    }
  }
  return statements.filter((part) => part.replace(/--.*$/gm, '').trim() !== '')
}
