import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'

const folder = join(import.meta.dirname, 'migrations')

/** Names of the migrations this version of the shop needs, in order. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
}

/** Brings the schema up to this version. Safe with several processes: one at a time, each migration once, all or nothing. */
export async function migrate(db: Db): Promise<string[]> {
  if ((await pendingMigrations(db)).length === 0) return []
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(823467)`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(tx)
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(tx)
    const applied = new Set(rows.map((row) => row.name))
    const fresh = migrationNames().filter((name) => !applied.has(name))
    for (const name of fresh) {
      for (const statement of statementsOf(readFileSync(join(folder, name), 'utf8'))) await sql.raw(statement).execute(tx)
      await sql`insert into migration (name) values (${name})`.execute(tx)
    }
    return fresh
  })
}

/** Migrations that the database still lacks. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('migration')::text as found`.execute(db)
  if (!tables[0]?.found) return migrationNames()
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  return migrationNames().filter((name) => !applied.has(name))
}

/** Splits a migration at the semicolons that end a line, outside of $$ bodies: the embedded driver takes one statement at a time. */
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
