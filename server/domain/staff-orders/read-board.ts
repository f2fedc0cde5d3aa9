import { sql, type RawBuilder } from 'kysely'
import { type OrderStatus, orderStatuses } from '#contract/rules/order-enums.ts'
import type { StaffBoardQuery } from '#contract/staff/order-list.ts'
import { inPlaces, type ListedOrderRow, readListedOrders } from '#server/domain/staff-orders/listed-orders.ts'
import { orderCondition, type OrderStore, type SearchRights } from '#server/domain/staff-orders/order-search.ts'

export type BoardColumn = { status: OrderStatus; count: number; totalCents: number; orders: ListedOrderRow[] }

const columnMax = 50

/** Pending orders by the end of their reservation, other open orders oldest first, finished orders newest first. */
const sortings: Record<OrderStatus, RawBuilder<unknown>> = {
  pending: sql`o.expires_at, o.order_id`,
  confirmed: sql`o.created_at, o.order_id`,
  shipped: sql`o.created_at, o.order_id`,
  delivered: sql`o.created_at desc, o.order_id`,
  cancelled: sql`o.created_at desc, o.order_id`,
}

/** Reads the board: a column per status, with its first orders and its totals. */
export async function readBoard(store: OrderStore, query: StaffBoardQuery, rights: SearchRights): Promise<BoardColumn[]> {
  const condition = await orderCondition(store, query, rights)
  const { rows: sums } = await sql<{ status: OrderStatus; count: number; totalCents: number }>`
    select o.status, count(*)::int as count, sum(o.total_cents)::bigint as "totalCents" from order_listing o
    where ${condition} group by o.status`.execute(store.db)
  const columns = orderStatuses.map(
    (status) => sql`(
      select o.order_id from order_listing o where o.status = ${status} and ${condition} order by ${sortings[status]} limit ${columnMax})`,
  )
  const orders = Map.groupBy(await readListedOrders(store.db, inPlaces(sql.join(columns, sql` union all `))), ({ status }) => status)
  return orderStatuses.map((status) => {
    const { count = 0, totalCents = 0 } = sums.find((sum) => sum.status === status) ?? {}
    return { status, count, totalCents, orders: orders.get(status) ?? [] }
  })
}
