import { sql } from 'kysely'
import { type Transport, transports } from '#contract/rules/staff/transports.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { backupAt } from '#server/domain/health/count-failures.ts'
import { currentKind } from '#server/domain/jobs/renamed-kinds.ts'
import type { Ports, ShopContext } from '#server/domain/shop-context.ts'

type Taker = 'service' | 'outbox' | 'folder' | 'nobody' | 'off'
type StoredState = {
  transport: Transport
  succeededAt: string | null
  refusedAt: string | null
  refusal: string | null
  failingSince: string | null
}
type TransportHealth = Omit<StoredState, 'transport'> & { transport: Transport; by: Taker; canTest: boolean }
type JobCounts = { kind: string; waiting: number; failing: number; givenUp: number }
type FailedJob = { id: number; kind: string; attempts: number; isGivenUp: boolean; at: string; failure: string }

/** The technical state of the shop. Times are strings in PostgreSQL's JSON format, except `backupAt`. */
export type Health = {
  database: { kind: 'postgresql' | 'embedded'; version: string; bytes: number }
  disk: { freeBytes: number; totalBytes: number } | null
  backupAt: Date | null
  transports: TransportHealth[]
  jobs: JobCounts[]
  failedJobs: FailedJob[]
}

type Row = {
  version: string
  bytes: string | number
  backupAt: Date | null
  states: StoredState[]
  jobs: JobCounts[]
  failedJobs: FailedJob[]
}

/** Reads the state of the database, transports and jobs in one query, and the free space of the disk. */
export async function readHealth({ db, ports, staff }: Pick<ShopContext, 'db' | 'ports' | 'staff'>): Promise<Health> {
  const [{ rows }, disk] = await Promise.all([
    sql<Row>`
      select version() as version, pg_database_size(current_database()) as bytes, ${backupAt} as "backupAt",
        (${statesPart}) as states, (${jobsPart}) as jobs, (${failedJobsPart}) as "failedJobs"`.execute(db),
    ports.disk.read(),
  ])
  const [row] = rows
  if (!row) throw new Error('A single-row query returned no row')
  const takers = takersOf(ports)
  return {
    database: {
      kind: row.version.includes('PGlite') ? 'embedded' : 'postgresql',
      version: /\d+(\.\d+)*/.exec(row.version)?.[0] ?? '',
      bytes: Number(row.bytes),
    },
    disk,
    backupAt: row.backupAt,
    transports: transports.map((transport) => ({
      ...(row.states.find((state) => state.transport === transport) ?? untried),
      transport,
      by: takers[transport],
      canTest: transport === 'telegram' ? staff.telegramChat !== undefined : takers[transport] !== 'nobody' && takers[transport] !== 'off',
    })),
    jobs: byCurrentKind(row.jobs),
    failedJobs: row.failedJobs.map((job) => ({ ...job, kind: currentKind(job.kind) })),
  }
}

function byCurrentKind(stored: readonly JobCounts[]): JobCounts[] {
  const counts = new Map<string, JobCounts>()
  for (const { kind: storedKind, ...added } of stored) {
    const kind = currentKind(storedKind)
    const { waiting, failing, givenUp } = counts.get(kind) ?? { waiting: 0, failing: 0, givenUp: 0 }
    counts.set(kind, { kind, waiting: waiting + added.waiting, failing: failing + added.failing, givenUp: givenUp + added.givenUp })
  }
  return [...counts.values()]
}

const untried = { succeededAt: null, refusedAt: null, refusal: null, failingSince: null }

function takersOf({ mail, mailbox, telegram, codeCall, photos, rates }: Ports): Record<Transport, Taker> {
  const takerOf = ({ name }: { name: string }): Taker => (name === 'outbox' ? 'outbox' : 'service')
  const isFolder = photos.base.startsWith('/')
  return {
    mail: takerOf(mail),
    inbox: mailbox ? 'service' : 'nobody',
    telegram: takerOf(telegram),
    calls: takerOf(codeCall),
    photos: isFolder ? 'folder' : 'service',
    rates: rates ? 'service' : 'off',
  }
}

const statesPart = sql`
  select coalesce(json_agg(json_build_object('transport', transport, 'succeededAt', succeeded_at, 'refusedAt', refused_at,
    'refusal', refusal, 'failingSince', failing_since)), '[]') from transport_state`

/** Condition: the job is unfinished. A recurring job, which always waits for its next run, counts only after a failure. */
const isOpen = sql`done_at is null and dropped_at is null and (every_s is null or last_error is not null)`

const jobsPart = sql`
  select coalesce(json_agg(k order by k."givenUp" desc, k.failing desc, k.waiting desc, k.kind), '[]') from (
    select kind, count(*) filter (where dead_at is null and last_error is null) as waiting,
      count(*) filter (where dead_at is null and last_error is not null) as failing,
      count(*) filter (where dead_at is not null) as "givenUp"
    from job where ${isOpen} group by kind
  ) k`

const failedJobsPart = sql`
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'attempts', attempts, 'isGivenUp', dead_at is not null,
    'at', coalesce(dead_at, run_at), 'failure', coalesce(last_error, '')) order by dead_at desc nulls last, id desc), '[]') from (
    select * from job where ${isOpen} and (dead_at is not null or last_error is not null)
    order by dead_at desc nulls last, id desc limit ${sql.lit(staffLimits.failedJobs)}
  ) j`
