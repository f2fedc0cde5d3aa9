import { dayMs } from '#contract/rules/durations.ts'
import { undoWindowMs } from '#contract/rules/staff/undo-window.ts'
import type { VisitNotification } from '#contract/rules/visit-messages.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { findVisit } from '#server/domain/visits/linked-visit.ts'
import type { LockedVisit } from '#server/domain/visits/lock-visit.ts'

/** Whether the visitor gets the notice, and the staff's own text for it. */
export type NoticeChoice = { email?: 'send' | 'skip' | undefined; email_text?: string | undefined }

/**
 * Queues the notice of a change of a visit, unless `email` is `skip`. Queues no notice if the visit has begun or the visitor can only be
 * called, because a job without effect would still prevent an undo. Also queues the reminder, unless the visit was cancelled.
 */
export async function queueVisitNotification(
  tx: Tx,
  visit: LockedVisit,
  { notification, now, email = 'send' }: Pick<NoticeChoice, 'email'> & { notification: VisitNotification; now: number },
): Promise<void> {
  const payload = { visit: visit.id, notification, starts_at: visit.starts_at.toISOString() }
  const key = `${visit.id} ${notification} ${visit.sequence}`
  const isAhead = visit.starts_at.getTime() > now
  if (isAhead && email === 'send' && (await isReachable(tx, visit.id)))
    await enqueue(tx, 'visit-notification', payload, { key, runAt: new Date(now + undoWindowMs) })
  if (notification !== 'cancelled') await remindOfVisit(tx, { id: visit.id, startsAt: visit.starts_at, now })
}

async function isReachable(tx: Tx, visitId: number): Promise<boolean> {
  const visit = await findVisit(tx, visitId)
  return Boolean(visit?.reach.email || visit?.reach.telegramChat)
}

/** Queues a reminder for the time one day before the visit. Does nothing if this time has passed. */
export async function remindOfVisit(tx: Tx, { id, startsAt, now }: { id: number; startsAt: Date; now: number }): Promise<void> {
  const runAt = new Date(startsAt.getTime() - dayMs)
  if (runAt.getTime() <= now) return
  const starts_at = startsAt.toISOString()
  await enqueue(tx, 'visit-notification', { visit: id, notification: 'reminder', starts_at }, { key: `${id} reminder ${starts_at}`, runAt })
}
