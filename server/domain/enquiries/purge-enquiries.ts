import { type RawBuilder, sql } from 'kysely'
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
export async function purgeEnquiries({ db, now, ports, ownerSettings }: ShopContext): Promise<void> {
  const before = new Date(now() - ownerSettings().enquiries_days * dayMs)
  for (let ids = await findOldest(db, before); ids.length; ids = await findOldest(db, before)) {
    await removePhotos({ db, ports }, sql`enquiry_id = any(${ids})`, sql`enquiry_id = any(${ids})`)
    // its photographs are deleted with it
    await db.deleteFrom('enquiry').where('id', 'in', ids).execute()
  }
  // calls and what began with a message have no form
  const formless = sql`enquiry_id is null and last_at < ${before} and not exists (select from buyback y where y.thread_id = thread.id and y.state in ('accepted', 'received', 'inspected', 'agreed', 'paid', 'returning'))`
  await removePhotos({ db, ports }, formless)
  await deleteInBatches(db, 'thread', formless)
  // what was never paid for is nothing without its thread; the rest keeps sums, and no name
  await deleteInBatches(db, 'buyback', sql`thread_id is null and paid_at is null and piece_id is null`)
  // the card of who only asked; one who is blocked stays out
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

/** The files of what was sent with these forms, and with messages of these threads; a list that is interrupted begins anew. */
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

/** What somebody offers the shop stays while it is under way, with everything that was said. */
const underWay = sql<boolean>`exists (select from buyback y where y.thread_id = t.id and y.state in ('accepted', 'received', 'inspected', 'agreed', 'paid', 'returning'))`

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
