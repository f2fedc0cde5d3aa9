import type { Db } from '#server/db/database.ts'
import { photoFile } from '#server/domain/enquiries/keep-photo.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const dayMs = 24 * 3_600_000
const batch = 200

/**
 * Forgets enquiries after the owner's time, with their photographs: files first, then the rows that name them, so that what was cut
 * off is found again.
 */
export async function forgetEnquiries({ db, now, ports, keptDays }: ShopContext): Promise<void> {
  const before = new Date(now() - keptDays.enquiries * dayMs)
  for (let ids = await oldest(db, before); ids.length; ids = await oldest(db, before)) {
    const photos = await db.selectFrom('enquiry_photo').select('token').where('enquiry_id', 'in', ids).execute()
    for (const { token } of photos) await ports.enquiryFiles.remove(photoFile(token))
    // its photographs go with it
    await db.deleteFrom('enquiry').where('id', 'in', ids).execute()
  }
}

async function oldest(db: Db, before: Date): Promise<number[]> {
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
