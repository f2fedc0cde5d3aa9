import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { deleteInBatches, updateInBatches } from '#server/db/batches.ts'
import type { Db } from '#server/db/database.ts'
import { sessionIdleMs, sessionMostMs } from '#server/domain/accounts/refresh-session.ts'
import { knownDeviceDays } from '#server/domain/staff/notify-of-new-device.ts'

const endedRetentionMs = 30 * dayMs
const failureRetentionMs = dayMs
const attemptRetentionMs = dayMs

/**
 * Purges expired codes, Telegram proofs, lockouts, counts of attempts, links and sessions of staff members, and sessions of customers. A
 * customer's session is kept for a month after its end, for investigations.
 */
export async function purgeSignIns({ db, now }: { db: Db; now: () => number }): Promise<void> {
  const before = (ageMs: number) => new Date(now() - ageMs)
  for (const table of ['phone_proof', 'email_proof'] as const) {
    await updateInBatches(db, table, sql`code_hash = null`, sql`code_hash is not null and code_until < ${before(0)}`)
    await deleteInBatches(db, table, sql`expires_at < ${before(0)}`)
  }
  await deleteInBatches(db, 'telegram_proof', sql`expires_at < ${before(0)}`)
  await deleteInBatches(db, 'password_failure', sql`blocked_until < ${before(failureRetentionMs)}`)
  await deleteInBatches(db, 'staff_failure', sql`blocked_until < ${before(failureRetentionMs)}`)
  await deleteInBatches(db, 'staff_link', sql`expires_at < ${before(endedRetentionMs)}`)
  // staff sessions are kept for `knownDeviceDays` to recognize known devices: staff members are notified of a sign-in from an unknown
  // device
  await deleteInBatches(db, 'staff_session', sql`seen_at < ${before(knownDeviceDays * dayMs)}`)
  await deleteInBatches(db, 'attempt', sql`until < ${before(attemptRetentionMs)}`)
  await deleteInBatches(db, 'session', sql`ended_at < ${before(endedRetentionMs)}`)
  await deleteInBatches(db, 'session', sql`refreshed_at < ${before(sessionIdleMs + endedRetentionMs)}`)
  await deleteInBatches(db, 'session', sql`created_at < ${before(sessionMostMs + endedRetentionMs)}`)
}
