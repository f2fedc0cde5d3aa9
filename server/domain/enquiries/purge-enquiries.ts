import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { deleteInBatches } from '#server/db/batches.ts'
import type { Db } from '#server/db/database.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const batch = 200

/**
 * Purges enquiries, and what was said in their threads, after the owner's retention time since the last word, with their photographs: files first, then the rows that name them, so that an
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
  // calls have no form
  await deleteInBatches(db, 'thread', sql`enquiry_id is null and last_at < ${before}`)
  // the card of who only asked; one who is blocked stays out
  await deleteInBatches(
    db,
    'person',
    sql`last_at < ${before} and blocked_at is null and not is_vip and erased_at is null
      and not exists (select from thread t where t.person_id = person.id) and not exists (select from shop_order o where o.person_id = person.id)
      and not exists (select from piece_private s where s.consignor_person_id = person.id)
      and not exists (select from person_handle h where h.person_id = person.id and h.kind = 'account')
      and not exists (select from person m where m.merged_into = person.id)`,
  )
}

async function findOldest(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select('id')
    .where('created_at', '<', before)
    .where(sql<boolean>`not exists (select from thread t where t.enquiry_id = enquiry.id and t.last_at >= ${before})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}
