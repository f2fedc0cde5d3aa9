import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { deleteInBatches } from '#server/db/batches.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import { queueFileRemoval } from '#server/domain/people/queue-file-removal.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const batch = 200

const isOpen = sql`y.state in ('accepted', 'received', 'inspected', 'agreed', 'paid', 'returning')`

/**
 * Purges threads whose last message is older than the owner's retention time, with their enquiries and photographs. Keeps threads with a
 * buyback in progress. Then purges people without other records. Jobs remove the files after the rows are deleted. A concurrent message
 * either keeps its thread, or arrives after the thread is deleted.
 */
export async function purgeEnquiries({ db, now, ownerSettings }: ShopContext): Promise<void> {
  const before = new Date(now() - ownerSettings().enquiries_days * dayMs)
  for (const lock of [lockForms, lockFormless]) while (await purgeBatch(db, (tx) => lock(tx, before)));
  // delete unpaid buybacks that did not become a piece; a paid buyback keeps its sums without the person's name
  await deleteInBatches(db, 'buyback', sql`thread_id is null and paid_at is null and piece_id is null`)
  // delete people who only sent enquiries, except VIPs and blocked people, who must stay blocked
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

type Locked = { enquiries: number[]; threads: number[] }

function purgeBatch(db: Db, lock: (tx: Tx) => Promise<Locked>): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { enquiries, threads } = await lock(tx)
    if (!enquiries.length && !threads.length) return false
    const { rows } = await sql<{ token: string }>`
      select token from enquiry_photo where enquiry_id = any(${enquiries}) or thread_id = any(${threads})
        or message_id in (select id from thread_message where thread_id = any(${threads}))`.execute(tx)
    await sql`delete from enquiry where id = any(${enquiries})`.execute(tx)
    await sql`delete from thread where id = any(${threads})`.execute(tx)
    await queueFileRemoval(tx, { enquiryFiles: rows.map(({ token }) => photoFileName(token)) })
    return true
  })
}

const isOver = (before: Date) =>
  sql<boolean>`(t.last_at < ${before} and not exists (select from buyback y where y.thread_id = t.id and ${isOpen}))`

async function lockForms(tx: Tx, before: Date): Promise<Locked> {
  const { rows: oldest } = await sql<{ id: number }>`
    select id from enquiry where created_at < ${before}
      and not exists (select from thread t where t.enquiry_id = enquiry.id and not ${isOver(before)})
    order by created_at, id limit ${batch}`.execute(tx)
  const ids = oldest.map(({ id }) => id)
  const { rows: threads } = await sql<{ id: number; enquiry: number; isOver: boolean }>`
    select t.id, t.enquiry_id as enquiry, ${isOver(before)} as "isOver" from thread t where t.enquiry_id = any(${ids})
    order by t.id for update`.execute(tx)
  const kept = new Set(threads.filter((thread) => !thread.isOver).map(({ enquiry }) => enquiry))
  return { enquiries: ids.filter((id) => !kept.has(id)), threads: threads.filter(({ enquiry }) => !kept.has(enquiry)).map(({ id }) => id) }
}

async function lockFormless(tx: Tx, before: Date): Promise<Locked> {
  const { rows } = await sql<{ id: number }>`
    select t.id from thread t where t.enquiry_id is null and ${isOver(before)} order by t.id limit ${batch} for update`.execute(tx)
  return { enquiries: [], threads: rows.map(({ id }) => id) }
}
