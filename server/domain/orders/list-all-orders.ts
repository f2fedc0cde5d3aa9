import type { OrderStatus } from '#contract/rules/order-words.ts'
import type { Db } from '#server/db/database.ts'

/** Everybody's orders in one status or in any; the newest first. */
export type AllOrdersFilter = { status?: OrderStatus | undefined; limit: number }
export type ListedOrder = Awaited<ReturnType<typeof listAllOrders>>[number]

/** Orders of everybody, for the staff. */
export function listAllOrders(db: Db, { status, limit }: AllOrdersFilter) {
  return db
    .selectFrom('shop_order')
    .select(['id', 'number', 'status', 'mode', 'first_name', 'last_name', 'phone', 'total_cents', 'created_at', 'expires_at'])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
