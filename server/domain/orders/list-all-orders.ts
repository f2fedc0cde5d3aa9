import { sql } from 'kysely'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import type { Db } from '#server/db/database.ts'

/** Filter of orders. Without `status`, orders in every status match. */
export type AllOrdersFilter = { status?: OrderStatus | undefined; limit: number }
export type ListedOrder = Awaited<ReturnType<typeof listAllOrders>>[number]

/** Returns the orders of all customers for the staff, newest first. */
export function listAllOrders(db: Db, { status, limit }: AllOrdersFilter) {
  return db
    .selectFrom('shop_order')
    .select(['id', 'number', 'status', 'mode', 'first_name', 'last_name', 'phone', 'email', 'comment', 'promo_code', 'total_cents'])
    .select(['delivery_method', 'pickup_city_id', 'pickup_workshop_id', 'country_code', 'state', 'address_city', 'postal_code'])
    .select(['address_line1', 'address_line2', 'discount_cents', 'credit_cents', 'delivery_cents', 'created_at', 'expires_at'])
    .select((of) =>
      of
        .selectFrom('order_line')
        .select(sql<number>`sum(quantity)::int`.as('count'))
        .whereRef('order_line.order_id', '=', 'shop_order.id')
        .as('piece_count'),
    )
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
