import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { deleteInBatches } from '#server/db/batches.ts'
import type { Db } from '#server/db/database.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const batch = 200

const isOpen = sql`y.state in ('accepted', 'received', 'inspected', 'agreed', 'paid', 'returning')`

/**
 * Purges threads with their enquiries and photographs once the owner's retention time has passed since the last message, except threads
 * with a buyback in progress; then purges people without other records. Deletes files before the rows that name them, so that an
 * interrupted purge can resume.
 */
export async function purgeEnquiries({ db, now, ports, ownerSettings }: ShopContext): Promise<void> {
  const before = new Date(now() - ownerSettings().enquiries_days * dayMs)
  for (let ids = await findOldest(db, before); ids.length; ids = await findOldest(db, before)) {
    await removePhotos({ db, ports }, sql`enquiry_id = any(${ids})`, sql`enquiry_id = any(${ids})`)
    await db.deleteFrom('enquiry').where('id', 'in', ids).execute()
  }
  // threads that began with a call or a message have no form
  const formless = sql`enquiry_id is null and last_at < ${before} and not exists (select from buyback y where y.thread_id = thread.id and ${isOpen})`
  await removePhotos({ db, ports }, formless)
  await deleteInBatches(db, 'thread', formless)
  // a buyback without payment or draft is deleted after its thread; a paid one keeps its sums without a name
  await deleteInBatches(db, 'buyback', sql`thread_id is null and paid_at is null and piece_id is null`)
  // people who only sent enquiries; blocked people are kept, so that they stay blocked
  await deleteInBatches(
    db,
    'person',
    sql`last_at < ${before} and blocked_at is null and not is_vip and erased_at is null
      and not exists (select from thread t where t.person_id = person.id) and not exists (select from shop_order o where o.person_id = person.id)
      and not exists (select from buyback y where y.person_id = person.id)
      and not exists (select from piece_private s where s.consignor_person_id = person.id)
      and not exists (select from person_handle h where h.person_id = person.id and h.kind = 'account')
      and not exists (select from person m where m.merged_into = person.id)`,
  )
}

async function removePhotos(
  { db, ports }: Pick<ShopContext, 'db' | 'ports'>,
  threads: RawBuilder<unknown>,
  forms: RawBuilder<unknown> = sql`false`,
): Promise<void> {
  const { rows } = await sql<{ token: string }>`
    select token from enquiry_photo where ${forms} or thread_id in (select id from thread where ${threads})
      or message_id in (select m.id from thread_message m where m.thread_id in (select id from thread where ${threads}))`.execute(db)
  for (const { token } of rows) await ports.enquiryFiles.remove(photoFileName(token))
}

const underWay = sql<boolean>`exists (select from buyback y where y.thread_id = t.id and ${isOpen})`

async function findOldest(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select('id')
    .where('created_at', '<', before)
    .where(sql<boolean>`not exists (select from thread t where t.enquiry_id = enquiry.id and (t.last_at >= ${before} or ${underWay}))`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}
