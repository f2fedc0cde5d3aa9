import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

const rowsMax = 2000

/**
 * Deletes the rows of `table` that match `isOver`, and returns their number. Works in batches of 2,000 rows, so that no statement reaches
 * its time limit or holds locks for long.
 */
export function deleteInBatches(db: Db, table: string, isOver: RawBuilder<unknown>): Promise<number> {
  return runInBatches(db, table, sql`delete from ${sql.table(table)}`, isOver)
}

/**
 * Updates the rows of `table` that match `where`, in batches like `deleteInBatches`. An updated row must no longer match `where`, otherwise
 * the loop never ends.
 */
export function updateInBatches(db: Db, table: string, set: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number> {
  return runInBatches(db, table, sql`update ${sql.table(table)} set ${set}`, where)
}

async function runInBatches(db: Db, table: string, change: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number> {
  let total = 0
  for (;;) {
    // checks the condition again, because another transaction may change a row after its selection
    const { rows } = await sql<{ selected: number; changed: number }>`
      with selected as materialized (select ctid from ${sql.table(table)} where ${where} limit ${rowsMax}),
        changed as (${change} where ctid = any(array(select ctid from selected)) and ${where} returning 1)
      select (select count(*)::int from selected) as selected, (select count(*)::int from changed) as changed`.execute(db)
    const { selected = 0, changed = 0 } = rows[0] ?? {}
    total += changed
    if (selected < rowsMax || changed === 0) return total
  }
}
