import { sql, type RawBuilder } from 'kysely'
import { type OrderStatus, orderStatuses } from '#contract/rules/order-enums.ts'
import type { StaffBoardQuery } from '#contract/staff/order-list.ts'
import type { TraitsReader } from '#server/domain/pieces/piece-traits.ts'
import { inPlaces, type ListedOrderRow, readListedOrders } from '#server/domain/staff-orders/listed-orders.ts'
import { orderCondition, type OrderStore } from '#server/domain/staff-orders/order-search.ts'

export type BoardColumn = { status: OrderStatus; count: number; totalCents: number; orders: ListedOrderRow[] }

const columnMax = 50

const sortings: Record<OrderStatus, RawBuilder<unknown>> = {
  pending: sql`o.expires_at, o.order_id`,
  confirmed: sql`o.created_at, o.order_id`,
  shipped: sql`o.created_at, o.order_id`,
  delivered: sql`o.created_at desc, o.order_id`,
  cancelled: sql`o.created_at desc, o.order_id`,
}

/** Reads the board: a column per status, with its first orders and its totals. */
export async function readBoard(store: OrderStore, query: StaffBoardQuery, reader: TraitsReader): Promise<BoardColumn[]> {
  const condition = await orderCondition(store, query, reader)
  const { rows: sums } = await sql<{ status: OrderStatus; count: number; totalCents: number }>`
    select o.status, count(*)::int as count, sum(o.total_cents)::bigint as "totalCents" from order_listing o
    where ${condition} group by o.status`.execute(store.db)
  const columns = orderStatuses.map(
    (status) => sql`(
      select o.order_id from order_listing o where o.status = ${status} and ${condition} order by ${sortings[status]} limit ${columnMax})`,
  )
  const chosen = inPlaces(sql.join(columns, sql` union all `))
  const orders = Map.groupBy(await readListedOrders(store.db, reader, chosen), ({ status }) => status)
  return orderStatuses.map((status) => {
    const { count = 0, totalCents = 0 } = sums.find((sum) => sum.status === status) ?? {}
    return { status, count, totalCents, orders: orders.get(status) ?? [] }
  })
}
