import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { deleteInBatches } from '#server/db/batches.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const storedDays = 90

/** Deletes notices older than 90 days, read or unread. */
export async function purgeNotices({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  await deleteInBatches(db, 'staff_notice', sql`at < ${new Date(now() - storedDays * dayMs)}`)
}
