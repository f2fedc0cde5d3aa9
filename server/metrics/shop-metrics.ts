import type { Channel } from 'node:diagnostics_channel'
import { sql } from 'kysely'
import { Counter, Gauge, type Registry } from 'prom-client'
import { events, type JobEnd } from '#server/context/events.ts'
import type { Db } from '#server/db/database.ts'

/** Counts events from the start of the process. Returns a function that stops the counting. */
export function countEvents(registry: Registry): () => void {
  const registers = [registry]
  const counter = (name: string, help: string) => new Counter({ name, help, registers })
  const placed = counter('vitrine_orders_placed_total', 'Orders placed.')
  const expired = counter('vitrine_orders_expired_total', 'Orders whose reservation ended unconfirmed.')
  const enquiries = counter('vitrine_enquiries_total', 'Enquiries stored.')
  const labelNames = ['kind', 'result'] as const
  const jobs = new Counter({ name: 'vitrine_job_runs_total', help: 'Runs of jobs: done, failed, given-up.', labelNames, registers })
  const stops = [
    listen(events.orderPlaced, () => placed.inc()),
    listen(events.orderExpired, () => expired.inc()),
    listen(events.enquiryStored, () => enquiries.inc()),
    listen(events.jobEnded, (message) => {
      if (isJobEnd(message)) jobs.inc({ kind: message.kind, result: message.result })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function listen(channel: Channel, onMessage: (message: unknown) => void): () => void {
  channel.subscribe(onMessage)
  return () => {
    channel.unsubscribe(onMessage)
  }
}

function isJobEnd(message: unknown): message is JobEnd {
  return typeof message === 'object' && message !== null && 'kind' in message && 'result' in message
}

type JobState = { due: number; oldestDueS: number; givenUp: number }

/**
 * Measures the job queue, which all processes share. Sends one query per scrape. While the database is unavailable, `vitrine_database_up`
 * is 0 and the other gauges have no value.
 */
export function measureJobs(registry: Registry, db: Db, now: () => number): void {
  const readOnce = shareReading(() => readJobs(db, now()).catch(() => null))
  const gauge = (name: string, help: string, valueOf: (state: JobState | null) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(valueOf(await readOnce()))
      },
    })
  gauge('vitrine_database_up', 'Whether the database answered when it was asked for this.', (state) => (state ? 1 : 0))
  gauge('vitrine_jobs_due', 'Jobs that should have run by now.', (state) => state?.due ?? Number.NaN)
  gauge('vitrine_jobs_oldest_due_seconds', 'For how long the oldest of them has been due.', (state) => state?.oldestDueS ?? Number.NaN)
  gauge('vitrine_jobs_given_up', 'Jobs that were given up and wait for somebody.', (state) => state?.givenUp ?? Number.NaN)
}

/** Wraps `read` so that all gauges of one scrape share one result. */
function shareReading<State>(read: () => Promise<State>): () => Promise<State> {
  let reading: Promise<State> | undefined
  return () => {
    reading ??= read().finally(() => setImmediate(() => (reading = undefined)))
    return reading
  }
}

async function readJobs(db: Db, now: number): Promise<JobState> {
  const at = new Date(now)
  const { rows } = await sql<JobState>`
    select count(*) filter (where dead_at is null and run_at <= ${at})::int as due,
      -- leaves out jobs queued to run at once: their time is «epoch», which says nothing about the wait
      coalesce(extract(epoch from ${at}::timestamptz - min(run_at) filter (where dead_at is null and run_at > 'epoch' and run_at <= ${at})), 0)::float8
        as "oldestDueS",
      count(*) filter (where dead_at is not null and dropped_at is null)::int as "givenUp"
    from job where done_at is null`.execute(db)
  return rows[0] ?? { due: 0, oldestDueS: 0, givenUp: 0 }
}
