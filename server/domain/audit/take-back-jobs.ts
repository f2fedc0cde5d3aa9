import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { JobKind } from '#server/domain/jobs/job-kinds.ts'

/** Jobs that tell somebody something: once one of them has begun, it cannot be taken back. */
const messageKinds: JobKind[] = ['mail', 'telegram', 'announce-enquiry', 'order-notice', 'thread-answer', 'hold-notice', 'staff-email']

/** Deletes the jobs that an action queued and nobody has begun; throws CodedError where a message has left already. */
export async function takeBackJobs(tx: Tx, entryId: number): Promise<void> {
  await tx.deleteFrom('job').where('audit_entry_id', '=', entryId).where('attempts', '=', 0).where('done_at', 'is', null).execute()
  const sent = await tx
    .selectFrom('job')
    .select('id')
    .where('audit_entry_id', '=', entryId)
    .where('kind', 'in', messageKinds)
    .limit(1)
    .executeTakeFirst()
  if (sent) throw new CodedError('conflict', { reason: 'undo-sent', body: { reason: 'undo-sent' } })
}
