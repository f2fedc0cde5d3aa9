import type { ShopContext } from '#server/domain/shop-context.ts'

const dayMs = 24 * 3_600_000
const doneDays = 7

/** Forgets jobs that were done a week ago, and those given up after the owner's time, with what they carried: whole letters. */
export async function forgetDoneJobs({ db, now, keptDays }: Pick<ShopContext, 'db' | 'now' | 'keptDays'>): Promise<void> {
  const before = (days: number) => new Date(now() - days * dayMs)
  await db.deleteFrom('job').where('done_at', '<', before(doneDays)).execute()
  await db.deleteFrom('job').where('dead_at', '<', before(keptDays.deadJobs)).execute()
}
