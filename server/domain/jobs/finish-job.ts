import { DeliveryError } from '#server/context/delivery-error.ts'
import { safeMessage } from '#server/context/serialize-error.ts'
import type { Db } from '#server/db/database.ts'
import { backoffMs } from '#server/domain/jobs/backoff.ts'
import type { ClaimedJob } from '#server/domain/jobs/claim-job.ts'

/** Guards against a lost lease: if the job was claimed again meanwhile, `attempts` differs and no row is updated. */
const updateClaimed = (db: Db, { id, attempts }: ClaimedJob) =>
  db.updateTable('job').where('id', '=', id).where('attempts', '=', attempts).where('done_at', 'is', null)

/** Marks a job as done. A recurring job becomes due again at the start of its next period. */
export async function markDone(db: Db, job: ClaimedJob, now: number): Promise<void> {
  const next = job.everyS && computeNextPeriod(now, job.everyS)
  await updateClaimed(db, job)
    .set(next ? { run_at: next, attempts: 0, last_error: null } : { done_at: new Date(now), last_error: null })
    .execute()
}

/** Marks a job as failed. The job is retried, or given up after its last attempt or a final error. Returns whether it was given up. */
export async function markFailed(db: Db, job: ClaimedJob, error: unknown, now: number): Promise<boolean> {
  const isOver = !job.everyS && (job.attempts >= job.maxAttempts || (error instanceof DeliveryError && error.isFinal))
  const retryAfterMs = error instanceof DeliveryError ? (error.retryAfterS ?? 0) * 1000 : 0
  const wait = Math.max(retryAfterMs, backoffMs(job.attempts, Math.random()))
  const at = new Date(Math.min(now + wait, job.everyS ? computeNextPeriod(now, job.everyS).getTime() : Infinity))
  await updateClaimed(db, job)
    .set({ last_error: safeMessage(error), ...(isOver ? { dead_at: new Date(now) } : { run_at: at }) })
    .execute()
  return isOver
}

function computeNextPeriod(now: number, everyS: number): Date {
  return new Date((Math.floor(now / 1000 / everyS) + 1) * everyS * 1000)
}
