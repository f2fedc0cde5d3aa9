import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { JobKind } from '#server/domain/jobs/job-kinds.ts'

/** Kinds of jobs that prevent the undo of their action once one has been attempted, because they send messages. */
const messageKinds: JobKind[] = ['mail', 'telegram', 'announce-enquiry', 'order-notice', 'thread-answer', 'hold-notice', 'staff-email']

/** Deletes the jobs that an action queued and that were never attempted. Throws `conflict` if one of `messageKinds` was attempted. */
export async function takeBackJobs(tx: Tx, entryId: number): Promise<void> {
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
