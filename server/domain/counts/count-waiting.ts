import { sql } from 'kysely'
import type { StaffCounts } from '#contract/staff/counts.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { isLate } from '#server/domain/threads/list-threads.ts'
import { isUnread } from '#server/domain/threads/unread.ts'
import { visibleThreads } from '#server/domain/threads/visible-threads.ts'

/** Counts the pending work of a staff member: orders, pieces and threads, as far as their permissions allow. One query. */
export async function countWaiting({ db, now }: Pick<ShopContext, 'db' | 'now'>, actor: StaffActor): Promise<StaffCounts> {
  const { rows } = await sql<Required<StaffCounts>>`
    select (select count(*) from shop_order where status = 'pending')::int as orders,
      (select count(*) from piece where status = 'draft')::int as pieces,
      (select count(*) from thread t where t.status = 'new' and ${visibleThreads(actor)})::int as threads,
      (select count(*) from thread t where ${isLate(now())} and ${visibleThreads(actor)})::int as late_threads,
      (select count(*) from thread t where ${isUnread(actor)} and ${visibleThreads(actor)})::int as unread_threads`.execute(db)
  const { orders = 0, pieces = 0, threads = 0, late_threads = 0, unread_threads = 0 } = rows[0] ?? {}
  const may = (permission: Parameters<typeof actor.permissions.has>[0]) => actor.permissions.has(permission)
  return {
    ...(may('order.read') ? { orders } : {}),
    ...(may('piece.read') ? { pieces } : {}),
    ...(may('thread.read') ? { threads, late_threads, unread_threads } : {}),
  }
}
