import type { Db } from '#server/db/database.ts'

const keptMs = 7 * 24 * 3_600_000

/** Forgets jobs that were done a week ago, with what they carried. Those given up stay until somebody has looked at them. */
export async function forgetDoneJobs({ db, now }: { db: Db; now: () => number }): Promise<void> {
  await db
    .deleteFrom('job')
    .where('done_at', '<', new Date(now() - keptMs))
    .execute()
}
