import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Sealer } from '#server/domain/staff/seal-secret.ts'

/** All columns sealed by the auth secret. `key` is the key column of the table. A test fails if this list lacks a column. */
export const sealedColumns = [
  { table: 'staff', key: 'id', column: 'totp_sealed' },
  { table: 'staff_session', key: 'id', column: 'pending_totp_sealed' },
  { table: 'kept_key', key: 'id', column: 'sealed' },
] as const

/**
 * Numbers of values. `sealed`: values that were sealed again. `current`: values that were already sealed with the newest secret.
 * `unreadable`: values that no secret opens.
 */
export type ResealReport = { sealed: number; current: number; unreadable: number }

const rowsAtOnce = 200

/**
 * Reseals all values that were sealed with an older secret, each in its own statement. Safe while the shop runs, because a value that
 * changes meanwhile is skipped. Idempotent.
 */
export async function reseal(db: Db, sealer: Sealer): Promise<ResealReport> {
  const report = { sealed: 0, current: 0, unreadable: 0 }
  for (const at of sealedColumns) await resealColumn(db, sealer, at, report)
  return report
}

async function resealColumn(db: Db, sealer: Sealer, at: (typeof sealedColumns)[number], report: ResealReport): Promise<void> {
  const [table, key, column] = [sql.table(at.table), sql.ref(at.key), sql.ref(at.column)]
  let lastId: string | null = null
  do {
    const { rows }: { rows: { id: string; sealed: string }[] } = await sql<{ id: string; sealed: string }>`
      select ${key}::text as id, ${column} as sealed from ${table}
      where ${column} is not null and (${lastId}::text is null or ${key}::text > ${lastId}::text)
      order by ${key}::text limit ${rowsAtOnce}`.execute(db)
    for (const { id, sealed } of rows) {
      const text = sealer.open(sealed)
      if (text === null) report.unreadable++
      else if (sealer.isCurrent(sealed)) report.current++
      else {
        const { numAffectedRows } = await sql`
          update ${table} set ${column} = ${sealer.seal(text)} where ${key}::text = ${id} and ${column} = ${sealed}`.execute(db)
        report.sealed += Number(numAffectedRows)
      }
    }
    lastId = rows.at(-1)?.id ?? null
  } while (lastId !== null)
}
