import { sql } from 'kysely'
import type { z } from 'zod'
import { events, type JobEnd } from '#server/context/events.ts'
import type { Log } from '#server/context/log.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import type { Db } from '#server/db/database.ts'
import { attemptsMax } from '#server/domain/jobs/backoff.ts'
import { type ClaimedJob, findNextDueTime, runMaxMs } from '#server/domain/jobs/claim-job.ts'
import { markDone, markFailed } from '#server/domain/jobs/finish-job.ts'
import { createJobClaimer } from '#server/domain/jobs/job-claimer.ts'
import type { JobKind } from '#server/domain/jobs/job-kinds.ts'
import { periodicJobs } from '#server/domain/jobs/job-schedule.ts'
import { type WorkerPool, createWorkerPool } from '#server/domain/jobs/worker-pool.ts'

type JobContext = { db: Db; now: () => number; log: Log }

/**
 * One run of a job. `id`: the id of the job, the same for every attempt. `dueAt`: when the job became due; the Unix epoch if it should run
 * immediately. `signal`: aborts when the handler must stop.
 */
export type JobRun = { id: number; dueAt: Date; signal: AbortSignal }
type Handler<Context> = (ctx: Context, payload: unknown, run: JobRun) => Promise<void>
export type JobHandlers<Context> = Record<JobKind, Handler<Context>>

export type Jobs = {
  /** Runs all due jobs one after the other, including jobs that these runs queue. Returns the number of runs. */
  runDue: () => Promise<number>
  start(database: Pick<OpenDatabase, 'listen'>): Promise<void>
  /** Stops claiming jobs and waits for the running ones. Aborts the running jobs after `timeoutMs`. */
  stop(timeoutMs?: number): Promise<void>
}

/** Creates the handler of a kind of job. The handler validates the payload, because an older version of the shop may have written it. */
export function createHandler<Context, Payload>(
  schema: z.ZodType<Payload>,
  work: (ctx: Context, payload: Payload, run: JobRun) => Promise<void>,
): Handler<Context> {
  return async (ctx, payload, run) => work(ctx, schema.parse(payload), run)
}

/** Opens the job queue. No job runs until `start` or `runDue` is called. */
export async function openJobs<Context extends JobContext>(ctx: Context, handlers: JobHandlers<Context>): Promise<Jobs> {
  const { db, now, log } = ctx
  const known = new Map<string, Handler<Context>>(Object.entries(handlers))
  const kinds = [...known.keys()]
  const stopping = new AbortController()
  await schedulePeriodicJobs(db)

  async function run(job: ClaimedJob): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(runMaxMs)])
    const fields = { job: job.id, kind: job.kind, attempt: job.attempts }
    try {
      // the last allowed attempt has no result, because its process died
      if (job.attempts > job.maxAttempts && !job.everyS) throw new Error('The job exceeded its attempts without finishing')
      await untilAborted(signal, known.get(job.kind)?.(ctx, job.payload, { id: job.id, dueAt: job.dueAt, signal }))
      await markDone(db, job, now())
      publishEnd(job, 'done')
      log.debug(fields, 'a job is done')
    } catch (error) {
      const isGivenUp = await markFailed(db, job, error, now())
      publishEnd(job, isGivenUp ? 'given-up' : 'failed')
      if (isGivenUp) log.error({ ...fields, err: error }, 'a job was given up')
      else log.warn({ ...fields, err: error }, 'a job failed and will be tried again')
    }
  }

  const claimer = createJobClaimer({ db, now, kinds })
  async function runNext(onClaimed: () => void = () => {}): Promise<boolean> {
    const claimed = await claimer.next()
    if (!claimed) return false
    onClaimed()
    await run(claimed.job).finally(claimed.release)
    return true
  }

  let workerPool: WorkerPool | undefined
  let stopListening = async (): Promise<void> => {}
  return {
    runDue: async () => {
      let count = 0
      while (await runNext()) count++
      return count
    },
    start: async (database) => {
      workerPool = createWorkerPool({ runNext, findNextDueTime: () => findNextDueTime(db, claimer.freeKinds()), now, log })
      stopListening = await database.listen('job', () => workerPool?.wake())
      workerPool.wake()
    },
    stop: async (timeoutMs = 5000) => {
      await stopListening().catch(() => {})
      const timeout = setTimeout(() => stopping.abort(), timeoutMs)
      await workerPool?.stop()
      clearTimeout(timeout)
    },
  }
}

function publishEnd({ kind }: ClaimedJob, result: JobEnd['result']): void {
  events.jobEnded.publish({ kind, result } satisfies JobEnd)
}

/** Waits for `work`. Rejects as soon as the signal aborts, even if the work ignores the signal. */
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

async function schedulePeriodicJobs(db: Db): Promise<void> {
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
