import { dayMs } from '#contract/rules/durations.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { LockedVisit } from '#server/domain/visits/lock-visit.ts'
import type { VisitNotification } from '#server/domain/visits/visit-notice-payload.ts'

/** So long a mistake can be undone before its letter leaves. */
const takeBackMs = 10_000

/** Queues the letter about what became of a visit. */
export async function queueVisitNotice(tx: Tx, visit: LockedVisit, notification: VisitNotification, now: number): Promise<void> {
  const payload = { visit: visit.id, notification, starts_at: visit.starts_at.toISOString() }
  await enqueue(tx, 'visit-notice', payload, { key: `${visit.id} ${notification} ${visit.sequence}`, runAt: new Date(now + takeBackMs) })
  if (notification !== 'cancelled') await remindOfVisit(tx, { id: visit.id, startsAt: visit.starts_at, now })
}

/** Queues the reminder of the day before, where there is a day. */
export async function remindOfVisit(tx: Tx, { id, startsAt, now }: { id: number; startsAt: Date; now: number }): Promise<void> {
  const runAt = new Date(startsAt.getTime() - dayMs)
  if (runAt.getTime() <= now) return
  const starts_at = startsAt.toISOString()
  await enqueue(tx, 'visit-notice', { visit: id, notification: 'reminder', starts_at }, { key: `${id} reminder ${starts_at}`, runAt })
}
