import { sql, type RawBuilder } from 'kysely'
import type { StaffOrderOrdering } from '#contract/rules/staff/order-enums.ts'
import type { OrderExportQuery, StaffOrderQuery } from '#contract/staff/order-list.ts'
import type { Db } from '#server/db/database.ts'
import type { TraitsReader } from '#server/domain/pieces/piece-traits.ts'
import { inPlaces, type ListedOrderRow, readListedOrders } from '#server/domain/staff-orders/listed-orders.ts'
import { orderCondition, type OrderStore } from '#server/domain/staff-orders/order-search.ts'

export type OrderSums = { count: number; pieces: number; totalCents: number; dueCents: number; owedBackCents: number }

const sortings: Record<StaffOrderOrdering, RawBuilder<unknown>> = {
  newest: sql`o.created_at desc`,
  oldest: sql`o.created_at`,
  expires: sql`o.status <> 'pending', o.expires_at`,
  total_desc: sql`o.total_cents desc`,
  total_asc: sql`o.total_cents`,
}

/** Returns a page of the matching orders, with the totals of all matches. At most three queries. */
export async function listStaffOrders(
  store: OrderStore,
  query: StaffOrderQuery,
  reader: TraitsReader,
): Promise<{ sums: OrderSums; orders: ListedOrderRow[] }> {
  const condition = await orderCondition(store, query, reader)
  const sums = await sumOrders(store.db, condition)
  return { sums, orders: await readPage(store.db, reader, query, condition) }
}

/** Returns a page of the matching orders without the totals, at half the cost. */
export async function searchStaffOrders(
  store: OrderStore,
  query: StaffOrderQuery & Pick<OrderExportQuery, 'ids'>,
  reader: TraitsReader,
): Promise<ListedOrderRow[]> {
  return readPage(store.db, reader, query, await orderCondition(store, query, reader))
}

function readPage(
  db: Db,
  reader: TraitsReader,
  { page, page_size: size, ordering }: StaffOrderQuery,
  condition: RawBuilder<boolean>,
): Promise<ListedOrderRow[]> {
  const chosen = inPlaces(sql`
    select o.order_id from order_listing o where ${condition}
    order by ${sortings[ordering]}, o.created_at desc, o.order_id limit ${size} offset ${(page - 1) * size}`)
  return readListedOrders(db, reader, chosen)
}

async function sumOrders(db: Db, condition: RawBuilder<boolean>): Promise<OrderSums> {
  const { rows } = await sql<OrderSums>`
    select count(*)::int as count, coalesce(sum(o.piece_count), 0)::int as pieces, coalesce(sum(o.total_cents), 0)::bigint as "totalCents",
      coalesce(sum(o.due_cents), 0)::bigint as "dueCents",
      coalesce(sum(o.owed_back_cents), 0)::bigint as "owedBackCents"
    from order_listing o where ${condition}`.execute(db)
  return rows[0] ?? { count: 0, pieces: 0, totalCents: 0, dueCents: 0, owedBackCents: 0 }
}
