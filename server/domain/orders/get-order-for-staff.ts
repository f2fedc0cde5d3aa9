import type { Db } from '#server/db/database.ts'
import { type ReferenceLists, readReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { getOrderByNumber } from '#server/domain/orders/get-order-by-number.ts'
import { attachLines, type OrderWithLines } from '#server/domain/orders/order-rows.ts'

export type OrderForStaff = { order: OrderWithLines; events: OrderEvent[]; lists: ReferenceLists }
type OrderEvent = Awaited<ReturnType<typeof eventsOf>>[number]

/**
 * Finds an order by its number as typed, with its lines, coin quotes and history. Throws `invalid` for a malformed number, `not-found` for
 * an unknown one.
 */
export async function getOrderForStaff(db: Db, typed: string): Promise<OrderForStaff> {
  const { id } = await getOrderByNumber(db, typed)
  const rows = await db.selectFrom('shop_order').selectAll().where('id', '=', id).execute()
  const [order] = await attachLines(db, rows)
  if (!order) throw new Error('The order no longer exists')
  return { order, events: await eventsOf(db, id), lists: await readReferenceLists(db) }
}

function eventsOf(db: Db, orderId: string) {
  return db
    .selectFrom('order_event')
    .select(['from_status', 'to_status', 'actor', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}
