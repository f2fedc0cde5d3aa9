import type { Tx } from '#server/db/database.ts'
import type { RowChange } from '#server/domain/audit/read-row-changes.ts'

const unansweredStatuses: readonly unknown[] = ['new', 'open']

/** Whether an undo of these changes would close a thread in which the person has written since `at`. The rows must be locked. */
export async function hidesMessage(tx: Tx, changes: readonly RowChange[], at: Date): Promise<boolean> {
  const closed = changes.filter(
    ({ table_name: table, before, after }) => table === 'thread' && after && before?.status && !unansweredStatuses.includes(before.status),
  )
  if (closed.length === 0) return false
  const ids = closed.map(({ row_id: id }) => Number(id))
  const heard = await tx.selectFrom('thread').select('id').where('id', 'in', ids).where('heard_at', '>', at).limit(1).executeTakeFirst()
  return heard !== undefined
}
