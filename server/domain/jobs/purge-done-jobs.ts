import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { deleteInBatches } from '#server/db/batches.ts'
import { storeEmailResults } from '#server/domain/orders/store-email-results.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const doneDays = 7

/** Purges jobs done a week ago, and jobs given up longer ago than the owner's retention time, because payloads contain whole emails. */
export async function purgeDoneJobs({ db, now, ownerSettings }: Pick<ShopContext, 'db' | 'now' | 'ownerSettings'>): Promise<void> {
  const deadDays = ownerSettings().failed_jobs_days
  const before = (days: number) => new Date(now() - days * dayMs)
  await storeEmailResults(db, sql`(j.done_at < ${before(doneDays)} or j.dead_at < ${before(deadDays)})`)
  await deleteInBatches(db, 'job', sql`done_at < ${before(doneDays)}`)
  await deleteInBatches(db, 'job', sql`dead_at < ${before(deadDays)}`)
}
