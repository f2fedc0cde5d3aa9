import type { Db, Tx } from '#server/db/database.ts'
import { attemptsMax } from '#server/domain/jobs/backoff.ts'
import { type JobKind, type JobPayload, jobKinds } from '#server/domain/jobs/job-kinds.ts'

type Options = {
  /** Not before this time of the shop's clock; at once by default. */
  runAt?: Date
  /** A second job of the same kind and key is dropped, also when the first is done, for as long as that one is stored. */
  key?: string
}

/** A job as the table has it. */
export type NewJob = { kind: JobKind; payload: string; key: string | null; max_attempts: number; run_at: Date }

/**
 * Queues a job for after the commit, to be done by any process, at least once: its handler must tolerate running
 * twice.
 */
export async function enqueue<Kind extends JobKind>(tx: Tx, kind: Kind, payload: JobPayload<Kind>, options: Options = {}): Promise<void> {
  await insertJobs(tx, [newJob(kind, payload, options)]).execute()
}

/** A job as a row, for statements that insert it themselves. */
export function newJob<Kind extends JobKind>(kind: Kind, payload: JobPayload<Kind>, { runAt, key }: Options = {}): NewJob {
  const checked = JSON.stringify(jobKinds[kind].parse(payload))
  return { kind, payload: checked, key: key ?? null, max_attempts: attemptsMax, run_at: runAt ?? new Date(0) }
}

/** The statement that queues all of these, alone or as part of another. */
export function insertJobs(db: Db | Tx, jobs: readonly NewJob[]) {
  return db
    .insertInto('job')
    .values(jobs)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
}
