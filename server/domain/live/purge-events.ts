import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { deleteInBatches } from '#server/db/batches.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Purges events older than a day, which every open page has already received, and old presence rows. */
export async function purgeEvents({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  // compare with the database's clock, because triggers stamp the events with that clock
  await deleteInBatches(db, 'staff_event', sql`at < now() - interval '1 day'`)
  await deleteInBatches(db, 'staff_presence', sql`seen_at < ${new Date(now() - dayMs)}`)
}
