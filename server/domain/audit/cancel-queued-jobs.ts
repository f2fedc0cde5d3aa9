import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { messageKinds } from '#server/domain/jobs/message-kinds.ts'

/** Deletes jobs of an action that were never attempted. Throws `conflict` if a job that sends a message was attempted. */
export async function cancelQueuedJobs(tx: Tx, entryId: number): Promise<void> {
  await tx.deleteFrom('job').where('audit_entry_id', '=', entryId).where('attempts', '=', 0).where('done_at', 'is', null).execute()
  const sentJob = await tx
    .selectFrom('job')
    .select('id')
    .where('audit_entry_id', '=', entryId)
    .where('kind', 'in', messageKinds)
    .limit(1)
    .executeTakeFirst()
  if (sentJob) throw new CodedError('conflict', { reason: 'undo-sent', body: { reason: 'undo-sent' } })
}
