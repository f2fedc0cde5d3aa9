import { type RawBuilder, sql } from 'kysely'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

/**
 * SQL: whether `thread t` is unread for a staff member: the person has written since the staff member last opened the thread. Messages from
 * before the staff member joined count as read, and so do threads that are done or spam.
 */
export const isUnread = ({ staffId }: StaffActor): RawBuilder<boolean> => sql<boolean>`(t.status in ('new', 'open', 'waiting')
  and t.heard_at is not null
  and case when exists (select from thread_read r where r.thread_id = t.id and r.staff_id = ${staffId}::uuid)
    then t.heard_at > (select r.read_to from thread_read r where r.thread_id = t.id and r.staff_id = ${staffId}::uuid)
    else t.heard_at >= (select s.created_at from staff s where s.id = ${staffId}::uuid) end)`

/** Records up to which time a staff member has read a thread. Never moves the time back; null marks the thread as unread. Not audited. */
export async function markThread({ db, now }: Pick<ShopContext, 'db' | 'now'>, actor: StaffActor, id: number, readTo: string | null) {
  await threadSubject(db, actor, id)
  const at = new Date(readTo === null ? 0 : Math.min(Date.parse(readTo), now()))
  const mark = { thread_id: id, staff_id: actor.staffId, read_to: at }
  await db
    .insertInto('thread_read')
    .values(mark)
    .onConflict((conflict) =>
      conflict.columns(['thread_id', 'staff_id']).doUpdateSet({
        read_to: readTo === null ? at : sql<Date>`greatest(thread_read.read_to, excluded.read_to)`,
      }),
    )
    .execute()
}
