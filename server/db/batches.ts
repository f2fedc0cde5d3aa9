import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

const rowsMax = 2000

/**
 * Deletes the rows of `table` for which `isOver` holds, 2,000 at a time, so that no statement reaches its time limit or holds locks for
 * long. Returns the number of deleted rows.
 */
export function deleteInBatches(db: Db, table: string, isOver: RawBuilder<unknown>): Promise<number> {
  return runInBatches(db, table, sql`delete from ${sql.table(table)}`, isOver)
}

/** Updates the rows of `table` for which `where` holds, in batches like `deleteInBatches`. `set` must make `where` false. */
export function updateInBatches(db: Db, table: string, set: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number> {
  return runInBatches(db, table, sql`update ${sql.table(table)} set ${set}`, where)
}

async function runInBatches(db: Db, table: string, change: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number> {
  let total = 0
  for (;;) {
    const some = sql`select ctid from ${sql.table(table)} where ${where} limit ${rowsMax}`
    // checks the condition again, because a row may have changed since it was selected
    const { numAffectedRows } = await sql`${change} where ctid = any(array(${some})) and ${where}`.execute(db)
    const count = Number(numAffectedRows ?? 0)
    total += count
    if (count < rowsMax) return total
  }
}
