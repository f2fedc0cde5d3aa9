import type { Db } from '#server/db/database.ts'
import { claimJob, type ClaimedJob } from '#server/domain/jobs/claim-job.ts'
import { externalKinds } from '#server/domain/jobs/job-kinds.ts'

/** How many jobs of one process may wait for another service; two fewer than may run (`in-background.ts`). */
const externalMax = 4

type Claim = {
  job: ClaimedJob
  /** To be called when the job is over. */
  release: () => void
}

/**
 * Claims jobs for one process: first those that need nothing but the database, as the end of a reservation does, then those that wait
 * for another service, never more than a few of these at a time.
 */
export function createJobClaimer({ db, now, kinds }: { db: Db; now: () => number; kinds: readonly string[] }) {
  const external = kinds.filter((kind) => externalKinds.has(kind))
  const internal = kinds.filter((kind) => !externalKinds.has(kind))
  let externalCount = 0
  const releaseExternal = (): void => void externalCount--

  async function claimExternal(): Promise<Claim | undefined> {
    if (externalCount >= externalMax) return undefined
    // counted before the query, because others may query at the same time
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
    /** The kinds of which another job could be claimed now. */
    freeKinds: (): readonly string[] => (externalCount < externalMax ? kinds : internal),
  }
}
