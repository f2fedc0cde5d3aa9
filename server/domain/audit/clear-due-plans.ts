import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { RowChange } from '#server/domain/audit/read-row-changes.ts'

/** Scheduled changes (plans): the column with the time of the change, and all columns that describe it. */
const plans = [
  { table: 'page_text', time: 'publish_at', columns: ['publish_at', 'planned', 'publish_by'] },
  { table: 'piece', time: 'publish_at', columns: ['publish_at', 'publish_as', 'publish_by'] },
  { table: 'piece', time: 'withdraw_at', columns: ['withdraw_at', 'withdraw_by'] },
]

/**
 * Clears the plans that an undo has restored and whose time has passed. Otherwise a job would carry them out at once and repeat the undone
 * action.
 */
export async function clearDuePlans(tx: Tx, changes: readonly RowChange[], now: Date): Promise<void> {
  for (const { table, time, columns } of plans) {
    const ids = changes.flatMap(({ table_name, row_id, before }) => (table_name === table && before?.[time] ? [row_id] : []))
    if (!ids.length) continue
    const cleared = columns.map((column) => sql`${sql.ref(column)} = null`)
    await sql`update ${sql.table(table)} set ${sql.join(cleared)} where id::text = any(${ids}) and ${sql.ref(time)} <= ${now}`.execute(tx)
  }
}
