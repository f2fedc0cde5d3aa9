import { sql } from 'kysely'
import type { StaffCounts } from '#contract/staff/counts.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { Db } from '#server/db/database.ts'

/** What waits for somebody with these permissions, in one query. */
export async function countWaiting(db: Db, permissions: ReadonlySet<Permission>): Promise<StaffCounts> {
  const { rows } = await sql<Required<StaffCounts>>`
    select (select count(*) from shop_order where status = 'pending')::int as orders,
      (select count(*) from piece where status = 'draft')::int as pieces`.execute(db)
  const { orders = 0, pieces = 0 } = rows[0] ?? {}
  return { ...(permissions.has('order.read') ? { orders } : {}), ...(permissions.has('piece.read') ? { pieces } : {}) }
}
