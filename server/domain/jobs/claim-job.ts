import { sql } from 'kysely'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Db } from '#server/db/database.ts'
import { currentKind, storedKinds } from '#server/domain/jobs/renamed-kinds.ts'

export type ClaimedJob = {
  id: number
  kind: string
  payload: unknown
  attempts: number
  maxAttempts: number
  everyS: number | null
  /** When the job became due. Equals the Unix epoch if the job should run immediately. */
  dueAt: Date
}

/** Maximum run time of a job. The lease adds time to record the result. A job whose lease has expired counts as lost. */
export const runMaxMs = minuteMs
const leaseMs = runMaxMs + 30_000

/**
 * Claims the next due job of these kinds. Undefined if no job is due. The subquery for `dueAt` reads the row as it was before this update.
 */
export async function claimJob(db: Db, now: number, kinds: readonly string[]): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    update job set attempts = attempts + 1, run_at = ${new Date(now + leaseMs)}
    where id = (
      select id from job
      where done_at is null and dead_at is null and run_at <= ${new Date(now)} and kind = any(${storedKinds(kinds)})
      order by run_at, id limit 1 for update skip locked
    )
    returning id, kind, payload, attempts, max_attempts as "maxAttempts", every_s as "everyS",
      (select unclaimed.run_at from job unclaimed where unclaimed.id = job.id) as "dueAt"`.execute(db)
  const [job] = rows
  return job && { ...job, kind: currentKind(job.kind) }
}

/** Returns when the next job is due, in ms. Null if no job is waiting. */
export async function findNextDueTime(db: Db, kinds: readonly string[]): Promise<number | null> {
  const { next } = await db
    .selectFrom('job')
    .select((of) => of.fn.min('run_at').as('next'))
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('kind', 'in', storedKinds(kinds))
    .executeTakeFirstOrThrow()
  return next ? new Date(next).getTime() : null
}
