import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { JobKind } from '#server/domain/jobs/job-kinds.ts'
import type { PeriodicJobName } from '#server/domain/jobs/job-schedule.ts'
import { storedKinds } from '#server/domain/jobs/renamed-kinds.ts'

/**
 * Whether a kind of job sends a message: an attempt at such a job prevents the undo of its action. Periodic jobs belong to no action.
 * `staff-notice` does not count: it only refers to the record, which shows its current state.
 */
const sendsMessage: Record<Exclude<JobKind, PeriodicJobName>, boolean> = {
  mail: true,
  telegram: true,
  'order-notification': true,
  'coin-order-reminder': true,
  'send-reply': true,
  'announce-enquiry': true,
  'staff-email': true,
  'staff-message': true,
  'test-email': true,
  'hold-notice': true,
  'visit-notification': true,
  'send-document': true,
  'alert-message': true,
  'staff-notice': false,
  'expire-order': false,
  'telegram-photo': false,
  'run-piece-plan': false,
  'publish-page-text': false,
  'expire-hold': false,
  'hold-visit-pieces': false,
  'export-person': false,
  'make-photo': false,
  'remove-demo-files': false,
  'remove-erased-files': false,
}

const messageKinds = Object.entries(sendsMessage).flatMap(([kind, sends]) => (sends ? [kind] : []))

/** Deletes the jobs that an action queued and that were never attempted. Throws `conflict` if a job that sends a message was attempted. */
export async function cancelQueuedJobs(tx: Tx, entryId: number): Promise<void> {
  await tx.deleteFrom('job').where('audit_entry_id', '=', entryId).where('attempts', '=', 0).where('done_at', 'is', null).execute()
  const sentJob = await tx
    .selectFrom('job')
    .select('id')
    .where('audit_entry_id', '=', entryId)
    .where('kind', 'in', storedKinds(messageKinds))
    .limit(1)
    .executeTakeFirst()
  if (sentJob) throw new CodedError('conflict', { reason: 'undo-sent', body: { reason: 'undo-sent' } })
}
