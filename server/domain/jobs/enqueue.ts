import type { Db, Tx } from '#server/db/database.ts'
import { attemptsMax } from '#server/domain/jobs/backoff.ts'
import { type JobKind, type JobPayload, jobKinds } from '#server/domain/jobs/job-kinds.ts'

type Options = {
  runAt?: Date
  /** Idempotency key. If a job of the same kind and key exists, even a finished one, no job is queued. */
  key?: string
}

/** The row of a job to insert. */
export type NewJob = { kind: JobKind; payload: string; key: string | null; max_attempts: number; run_at: Date }

/** Queues a job that runs after the commit, in any process, at least once. Its handler must be idempotent. */
export async function enqueue<Kind extends JobKind>(tx: Tx, kind: Kind, payload: JobPayload<Kind>, options: Options = {}): Promise<void> {
  await insertJobs(tx, [newJob(kind, payload, options)]).execute()
}

/** Validates the payload and returns the row of a job, without inserting it. */
export function newJob<Kind extends JobKind>(kind: Kind, payload: JobPayload<Kind>, { runAt, key }: Options = {}): NewJob {
  const checked = JSON.stringify(jobKinds[kind].parse(payload))
  return { kind, payload: checked, key: key ?? null, max_attempts: attemptsMax, run_at: runAt ?? new Date(0) }
}

/** Returns the statement that inserts these jobs. The statement can run alone or within another statement. */
export function insertJobs(db: Db | Tx, jobs: readonly NewJob[]) {
  return db
    .insertInto('job')
    .values(jobs)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
}
