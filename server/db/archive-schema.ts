import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** Renames the current schema to `name`, and creates an empty schema under the old name. Only for PostgreSQL. */
export async function archiveSchema(tx: Tx, name: string): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(tx)
  const schema = sql.id(rows[0]?.schema ?? 'public')
  await sql`alter schema ${schema} rename to ${sql.id(name)}`.execute(tx)
  await sql`create schema ${schema}`.execute(tx)
}
