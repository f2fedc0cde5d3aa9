import type { Db, Tx } from '#server/db/database.ts'
import { attemptsMax, type JobKind, type JobPayload, jobKinds } from '#server/domain/jobs/job-kinds.ts'

type Options = {
  /** Not before this moment of the shop's clock; at once without it. */
  runAt?: Date
  /** A second job of the same kind and key is not taken, also when the first is done, for as long as that one is remembered. */
  key?: string
}

/** Something to be done, as the table has it. */
export type NewJob = { kind: JobKind; payload: string; key: string | null; max_attempts: number; run_at: Date }

/**
 * Asks for something to be done once the transaction is committed, by any process, at least once: what does it must bear to be
 * run twice.
 */
export async function enqueue<Kind extends JobKind>(tx: Tx, kind: Kind, payload: JobPayload<Kind>, options: Options = {}): Promise<void> {
  await insertJobs(tx, [newJob(kind, payload, options)]).execute()
}

export function newJob<Kind extends JobKind>(kind: Kind, payload: JobPayload<Kind>, { runAt, key }: Options = {}): NewJob {
  const checked = JSON.stringify(jobKinds[kind].parse(payload))
  return { kind, payload: checked, key: key ?? null, max_attempts: attemptsMax, run_at: runAt ?? new Date(0) }
}

/** The statement that asks for all of these, alone or as a part of another. */
export function insertJobs(db: Db | Tx, jobs: readonly NewJob[]) {
  return db
    .insertInto('job')
    .values(jobs)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
}
