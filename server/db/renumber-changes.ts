import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'

/** Every table with the id of the transaction that wrote a row, for processes that hold what is in it in memory. */
const tables = ['piece', 'piece_deletion', 'catalog_change', 'order_line'] as const

const fromTheFuture = sql`changed_by >= pg_snapshot_xmax(pg_current_snapshot())`

/**
 * Gives rows that carry transaction ids from the future the id of one transaction of today. Such rows come with
 * a dump that is restored into a younger cluster: until the cluster has counted that far, each of them would seem new at every
 * read. Does nothing elsewhere; safe to run at any time, and by several processes at once. `db` must have no time limits
 * (`OpenDatabase.runDedicated`). Returns how many rows were renumbered.
 */
export async function renumberChanges(db: Db): Promise<number> {
  if (!(await isAnyFromTheFuture(db))) return 0
  return transaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(823468)`.execute(tx)
    // pieces are locked in the order of their ids, as everywhere
    await sql`select id from piece where ${fromTheFuture} order by id for update`.execute(tx)
    let renumbered = 0
    for (const table of tables) {
      const done = await sql`update ${sql.table(table)} set changed_by = pg_current_xact_id() where ${fromTheFuture}`.execute(tx)
      renumbered += Number(done.numAffectedRows ?? 0)
    }
    return renumbered
  })
}

async function isAnyFromTheFuture(db: Db): Promise<boolean> {
  const found = tables.map((table) => sql`exists (select from ${sql.table(table)} where ${fromTheFuture})`)
  const { rows } = await sql<{ found: boolean }>`select ${sql.join(found, sql` or `)} as found`.execute(db)
  return rows[0]?.found ?? false
}
