import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { messageKinds } from '#server/domain/jobs/message-kinds.ts'

/** Deletes the jobs that an action queued, except attempted ones. Throws `conflict` if an attempted job sends a message. */
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
