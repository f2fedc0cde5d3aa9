import { sql } from 'kysely'
import type { z } from 'zod'
import type { Log } from '#server/context/log.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import type { Db } from '#server/db/database.ts'
import { claimJob, type ClaimedJob, nextDueAt, runMaxMs } from '#server/domain/jobs/claim-job.ts'
import { type Background, inBackground } from '#server/domain/jobs/in-background.ts'
import { markDone, markFailed } from '#server/domain/jobs/finish-job.ts'
import { attemptsMax, type JobKind, periodicJobs } from '#server/domain/jobs/job-kinds.ts'

type JobContext = { db: Db; now: () => number; log: Log }

/** One run of a job: `id` is the same for every try; `signal` says when to stop. */
export type JobRun = { id: number; signal: AbortSignal }
type Handler<Context> = (ctx: Context, payload: unknown, run: JobRun) => Promise<void>
export type JobHandlers<Context> = Record<JobKind, Handler<Context>>

export type Jobs = {
  /** Runs all that is due by the shop's clock, one after the other, and what that brings about; answers with how many runs it took. */
  runDue: () => Promise<number>
  /** From now on runs what falls due, told by the database and asking it now and then. */
  start(database: Pick<OpenDatabase, 'listen'>): Promise<void>
  /** Takes no more jobs and waits for those that run; after a few seconds these are told to stop. */
  stop(patienceMs?: number): Promise<void>
}

/** How a kind of job is done: checks what it carries, which an older version of the shop may have written. */
export function handle<Context, Payload>(
  schema: z.ZodType<Payload>,
  work: (ctx: Context, payload: Payload, run: JobRun) => Promise<void>,
): Handler<Context> {
  return async (ctx, payload, run) => work(ctx, schema.parse(payload), run)
}

/** The queue of what is done later. Nothing runs until `start` or `runDue` is called. */
export async function openJobs<Context extends JobContext>(ctx: Context, handlers: JobHandlers<Context>): Promise<Jobs> {
  const { db, now, log } = ctx
  const known = new Map<string, Handler<Context>>(Object.entries(handlers))
  const kinds = [...known.keys()]
  const stopping = new AbortController()
  await arrangePeriodic(db)

  async function run(job: ClaimedJob): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(runMaxMs)])
    const fields = { job: job.id, kind: job.kind, attempt: job.attempts }
    try {
      // its process died each time before it could say why
      if (job.attempts > job.maxAttempts && !job.everyS) throw new Error('The job never came to an end')
      await untilAborted(signal, known.get(job.kind)?.(ctx, job.payload, { id: job.id, signal }))
      await markDone(db, job, now())
      log.debug(fields, 'a job is done')
    } catch (error) {
      if (await markFailed(db, job, error, now())) log.error({ ...fields, err: error }, 'a job was given up')
      else log.warn({ ...fields, err: error }, 'a job failed and will be tried again')
    }
  }

  async function runNext(found: () => void = () => {}): Promise<boolean> {
    const job = await claimJob(db, now(), kinds)
    if (!job) return false
    found()
    await run(job)
    return true
  }

  let background: Background | undefined
  let stopListening = async (): Promise<void> => {}
  return {
    runDue: async () => {
      let count = 0
      while (await runNext()) count++
      return count
    },
    start: async (database) => {
      background = inBackground({ runNext, nextDueAt: () => nextDueAt(db, kinds), now, log })
      stopListening = await database.listen('job', () => background?.wake())
      background.wake()
    },
    stop: async (patienceMs = 5000) => {
      await stopListening().catch(() => {})
      const patience = setTimeout(() => stopping.abort(), patienceMs)
      await background?.stop()
      clearTimeout(patience)
    },
  }
}

/** Waits for the work, but no longer than the signal allows: who does not listen to it is left behind. */
async function untilAborted(signal: AbortSignal, work: Promise<void> | undefined): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = (): void => reject(new Error('The job took too long or the shop is closing'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** One row for each job that comes again, whatever the number of processes; what became of its last run stays. */
async function arrangePeriodic(db: Db): Promise<void> {
  const rows = Object.entries(periodicJobs).map(([kind, everyS]) => ({
    kind,
    payload: '{}',
    key: 'periodic',
    every_s: everyS,
    max_attempts: attemptsMax,
  }))
  await db
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ every_s: sql`excluded.every_s` }))
    .execute()
}
