import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'

/** Tables with the id of the transaction that last wrote a row. Processes use these ids to update their caches. */
const tables = ['piece', 'piece_deletion', 'catalog_change', 'order_line'] as const

const fromTheFuture = sql`changed_by >= pg_snapshot_xmax(pg_current_snapshot())`

/**
 * Replaces transaction ids that the database has not reached yet with a current id, and returns the number of changed rows. Such ids come
 * from a dump that was restored into a cluster with a lower transaction counter. Until the counter reaches them, every cache update would
 * reload these rows. Safe to call in several processes at once. `db` must have no time limits (`OpenDatabase.runDedicated`).
 */
export async function renumberChanges(db: Db): Promise<number> {
  if (!(await isAnyFromTheFuture(db))) return 0
  return transaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(823469)`.execute(tx)
    await sql`select id from piece where ${fromTheFuture} order by id for update`.execute(tx)
    let renumbered = 0
    for (const table of tables) {
      const result = await sql`update ${sql.table(table)} set changed_by = pg_current_xact_id() where ${fromTheFuture}`.execute(tx)
      renumbered += Number(result.numAffectedRows ?? 0)
    }
    return renumbered
  })
}

async function isAnyFromTheFuture(db: Db): Promise<boolean> {
  const conditions = tables.map((table) => sql`exists (select from ${sql.table(table)} where ${fromTheFuture})`)
  const { rows } = await sql<{ found: boolean }>`select ${sql.join(conditions, sql` or `)} as found`.execute(db)
  return rows[0]?.found ?? false
}
