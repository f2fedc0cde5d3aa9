import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Sealer } from '#server/domain/staff/seal-secret.ts'

/** Every column with values that the auth secret seals, by a key of one column. A test finds one that is missing here. */
export const sealedColumns = [
  { table: 'staff', key: 'id', column: 'totp_sealed' },
  { table: 'staff_session', key: 'id', column: 'pending_totp_sealed' },
  { table: 'kept_key', key: 'id', column: 'sealed' },
] as const

/** How many values are sealed anew, were sealed with the newest secret already, and could not be opened with any. */
export type ResealReport = { sealed: number; current: number; unreadable: number }

const rowsAtOnce = 200

/**
 * Seals anew with the newest secret whatever an older one sealed, some rows at a time, each in a statement of its own: a running shop goes on
 * meanwhile, and a value that it has changed since is left alone. Run again it finds nothing to do.
 */
export async function reseal(db: Db, sealer: Sealer): Promise<ResealReport> {
  const report = { sealed: 0, current: 0, unreadable: 0 }
  for (const at of sealedColumns) await resealColumn(db, sealer, at, report)
  return report
}

async function resealColumn(db: Db, sealer: Sealer, at: (typeof sealedColumns)[number], report: ResealReport): Promise<void> {
  const [table, key, column] = [sql.table(at.table), sql.ref(at.key), sql.ref(at.column)]
  let after: string | null = null
  do {
    const { rows }: { rows: { id: string; sealed: string }[] } = await sql<{ id: string; sealed: string }>`
      select ${key}::text as id, ${column} as sealed from ${table}
      where ${column} is not null and (${after}::text is null or ${key}::text > ${after}::text)
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
    after = rows.at(-1)?.id ?? null
  } while (after !== null)
}
