import type { Db } from '#server/db/database.ts'
import { claimJob, type ClaimedJob } from '#server/domain/jobs/claim-job.ts'
import { externalKinds } from '#server/domain/jobs/job-kinds.ts'

/**
 * Maximum number of concurrent jobs per process that wait for another service. It is two less than the number of workers
 * (`worker-pool.ts`), so that two workers remain for other jobs.
 */
const externalMax = 4

type Claim = {
  job: ClaimedJob
  release: () => void
}

/**
 * Claims jobs for one process. Jobs that need only the database, such as the end of a reservation, take precedence. At most `externalMax`
 * jobs that wait for another service run at a time.
 */
export function createJobClaimer({ db, now, kinds }: { db: Db; now: () => number; kinds: readonly string[] }) {
  const external = kinds.filter((kind) => externalKinds.has(kind))
  const internal = kinds.filter((kind) => !externalKinds.has(kind))
  let externalCount = 0
  const releaseExternal = (): void => void externalCount--

  async function claimExternal(): Promise<Claim | undefined> {
    if (externalCount >= externalMax) return undefined
    // counts the job before the query, so that concurrent workers cannot exceed the limit
    externalCount++
    const job = await claimJob(db, now(), external).catch((error: unknown) => {
      releaseExternal()
      throw error
    })
    if (!job) releaseExternal()
    return job && { job, release: releaseExternal }
  }
  return {
    next: async (): Promise<Claim | undefined> => {
      const job = await claimJob(db, now(), internal)
      return job ? { job, release: () => {} } : claimExternal()
    },
    freeKinds: (): readonly string[] => (externalCount < externalMax ? kinds : internal),
  }
}
