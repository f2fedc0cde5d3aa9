import type { Db } from '#server/db/database.ts'
import { backoffMs } from '#server/domain/jobs/backoff.ts'
import type { ClaimedJob } from '#server/domain/jobs/claim-job.ts'
import { Undelivered } from '#server/context/undelivered.ts'

/** Whoever had the job before and was too slow changes nothing: its number of attempts is another's by now. */
const mine = (db: Db, { id, attempts }: ClaimedJob) =>
  db.updateTable('job').where('id', '=', id).where('attempts', '=', attempts).where('done_at', 'is', null)

/** A job is done; one that comes again falls due at the next full period. */
export async function markDone(db: Db, job: ClaimedJob, now: number): Promise<void> {
  const next = job.everyS && nextPeriod(now, job.everyS)
  await mine(db, job)
    .set(next ? { run_at: next, attempts: 0, last_error: null } : { done_at: new Date(now), last_error: null })
    .execute()
}

/** A job failed: it comes again after a while, or is given up and kept for somebody to look at. Answers whether it is given up. */
export async function markFailed(db: Db, job: ClaimedJob, error: unknown, now: number): Promise<boolean> {
  const isOver = !job.everyS && (job.attempts >= job.maxAttempts || (error instanceof Undelivered && error.isFinal))
  const asked = error instanceof Undelivered ? (error.retryAfterS ?? 0) * 1000 : 0
  const wait = Math.max(asked, backoffMs(job.attempts, Math.random()))
  const at = new Date(Math.min(now + wait, job.everyS ? nextPeriod(now, job.everyS).getTime() : Infinity))
  await mine(db, job)
    .set({ last_error: said(error), ...(isOver ? { dead_at: new Date(now) } : { run_at: at }) })
    .execute()
  return isOver
}

function nextPeriod(now: number, everyS: number): Date {
  return new Date((Math.floor(now / 1000 / everyS) + 1) * everyS * 1000)
}

const said = (error: unknown) => (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500)
