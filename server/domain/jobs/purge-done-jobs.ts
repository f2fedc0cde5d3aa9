import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { deleteInBatches, updateInBatches } from '#server/db/batches.ts'
import { isProofOfMessage, withoutContent } from '#server/domain/jobs/message-kinds.ts'
import { storeEmailResults } from '#server/domain/orders/store-email-results.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const doneDays = 7

/**
 * Purges jobs that were done more than a week ago. Purges dead jobs after the owner's retention time, because their payloads contain whole
 * emails. If a job sent a message for an action, purges only its payload; the row stays until the action is too old to be undone.
 */
export async function purgeDoneJobs({ db, now, ownerSettings }: Pick<ShopContext, 'db' | 'now' | 'ownerSettings'>): Promise<void> {
  const before = (days: number) => new Date(now() - days * dayMs)
  const purge = async (end: RawBuilder<Date>, days: number) => {
    await storeEmailResults(db, sql`(${end} < ${before(days)} and payload <> '{}')`)
    await deleteInBatches(
      db,
      'job',
      sql`${end} < ${before(days)} and (${end} < ${before(staffLimits.undoDays)} or not ${isProofOfMessage})`,
    )
    await updateInBatches(db, 'job', withoutContent, sql`${end} < ${before(days)} and payload <> '{}'`)
  }
  await purge(sql`done_at`, doneDays)
  await purge(sql`dead_at`, ownerSettings().failed_jobs_days)
}
