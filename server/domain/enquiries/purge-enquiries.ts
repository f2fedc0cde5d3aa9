import { dayMs } from '#contract/rules/durations.ts'
import type { Db } from '#server/db/database.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const batch = 200

/**
 * Purges enquiries after the owner's retention time, with their photographs: files first, then the rows that name them, so that an
 * interrupted purge goes on where it ended.
 */
export async function purgeEnquiries({ db, now, ports, retentionDays }: ShopContext): Promise<void> {
  const before = new Date(now() - retentionDays.enquiries * dayMs)
  for (let ids = await findOldest(db, before); ids.length; ids = await findOldest(db, before)) {
    const photos = await db.selectFrom('enquiry_photo').select('token').where('enquiry_id', 'in', ids).execute()
    for (const { token } of photos) await ports.enquiryFiles.remove(photoFileName(token))
    // its photographs are deleted with it
    await db.deleteFrom('enquiry').where('id', 'in', ids).execute()
  }
}

async function findOldest(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}
