import { dayMs } from '#contract/rules/durations.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { LockedVisit } from '#server/domain/visits/lock-visit.ts'
import type { VisitNotification } from '#server/domain/visits/visit-notice-payload.ts'

/** How long an action can be undone before its email is sent. */
const takeBackMs = 10_000

/** Queues the notice of a change of a visit and, unless it was cancelled, the reminder. */
export async function queueVisitNotice(tx: Tx, visit: LockedVisit, notification: VisitNotification, now: number): Promise<void> {
  const payload = { visit: visit.id, notification, starts_at: visit.starts_at.toISOString() }
  await enqueue(tx, 'visit-notice', payload, { key: `${visit.id} ${notification} ${visit.sequence}`, runAt: new Date(now + takeBackMs) })
  if (notification !== 'cancelled') await remindOfVisit(tx, { id: visit.id, startsAt: visit.starts_at, now })
}

/** Queues the reminder a day before the visit, unless that time has passed. */
export async function remindOfVisit(tx: Tx, { id, startsAt, now }: { id: number; startsAt: Date; now: number }): Promise<void> {
  const runAt = new Date(startsAt.getTime() - dayMs)
  if (runAt.getTime() <= now) return
  const starts_at = startsAt.toISOString()
  await enqueue(tx, 'visit-notice', { visit: id, notification: 'reminder', starts_at }, { key: `${id} reminder ${starts_at}`, runAt })
}
