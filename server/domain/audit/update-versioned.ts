import { sql } from 'kysely'
import type { SubjectKind } from '#contract/staff/subjects.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'

/** An editable row: its table, which has `id` and `edit_version`, and the version the edit is based on. */
export type VersionedRow = { table: string; id: number | string; version: number; subject: { kind: SubjectKind; id: string } }

/**
 * Updates columns of a row and increments its version. Throws `not-found` if there is no row, and `conflict` (`edited-meanwhile`) if the
 * row has another version than `version`. The conflict has the current row (`readCurrent`), its version, and the author and time of the
 * last edit. Returns the new version.
 */
export async function updateVersioned(
  tx: Tx,
  row: VersionedRow,
  columns: Record<string, unknown>,
  readCurrent: () => Promise<unknown>,
): Promise<number> {
  const settings = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  settings.push(sql`edit_version = edit_version + 1`)
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(row.table)} set ${sql.join(settings)} where id = ${row.id} and edit_version = ${row.version}
    returning edit_version as version`.execute(tx)
  if (rows[0]) return rows[0].version
  throw await createConflict(tx, row, readCurrent)
}

async function createConflict(tx: Tx, { table, id, subject }: VersionedRow, readCurrent: () => Promise<unknown>): Promise<CodedError> {
  const { rows } = await sql<{ version: number }>`select edit_version as version from ${sql.table(table)} where id = ${id}`.execute(tx)
  if (!rows[0]) return new CodedError('not-found')
  return createEditConflict(tx, { subject }, 'edited-meanwhile', { current: await readCurrent(), version: rows[0].version })
}
