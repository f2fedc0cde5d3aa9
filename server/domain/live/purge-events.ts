import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { deleteInBatches } from '#server/db/batches.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Purges events that every open page has long received, and who had which record open. */
export async function purgeEvents({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - dayMs)
  await deleteInBatches(db, 'staff_event', sql`at < ${before}`)
  await deleteInBatches(db, 'staff_presence', sql`seen_at < ${before}`)
}
