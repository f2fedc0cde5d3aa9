import type { ArchiveSetting } from '#contract/rules/archive-prices.ts'
import type { Db } from '#server/db/database.ts'

/** Returns the settings of the archive of sold pieces. By default, the archive is closed and shows no prices. */
export async function readArchiveSetting(db: Db): Promise<ArchiveSetting> {
  const row = await db.selectFrom('sold_archive').select(['is_open', 'prices']).executeTakeFirst()
  return { isOpen: row?.is_open ?? false, prices: row?.prices ?? 'none' }
}
