import { sql } from 'kysely'
import type { JobKind } from '#server/domain/jobs/job-kinds.ts'
import type { PeriodicJobName } from '#server/domain/jobs/job-schedule.ts'
import { storedKinds } from '#server/domain/jobs/renamed-kinds.ts'

/**
 * Whether a kind of job sends a message. After the first attempt of such a job, the action that queued the job cannot be undone. Staff
 * notices do not count, because they only link to a record. Periodic jobs are omitted, because no action queues them.
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

/** Kinds of jobs that send messages, under their current and earlier names. */
export const messageKinds = storedKinds(Object.entries(sendsMessage).flatMap(([kind, sends]) => (sends ? [kind] : [])))

/** Condition on `job`: an action queued the job, and the job sends a message. After the first attempt, the action cannot be undone. */
export const isProofOfMessage = sql<boolean>`(audit_entry_id is not null and kind = any(${messageKinds}))`

/**
 * Assignments that purge the payload of a job and keep its row. They also mark a dead job as dropped, because it cannot be retried without
 * a payload.
 */
export const withoutContent = sql`payload = '{}', dropped_at = coalesce(dropped_at, dead_at)`
