import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { isOrderId } from '#server/domain/orders/order-rows.ts'

/** Returns an order as the subject of an action, labeled by its number. Throws `not-found`. */
export async function orderSubject(db: Db, id: string): Promise<{ kind: 'order'; id: string; label: string }> {
  const order = isOrderId(id) ? await db.selectFrom('shop_order').select('number').where('id', '=', id).executeTakeFirst() : undefined
  if (!order) throw new CodedError('not-found')
  return { kind: 'order', id, label: order.number }
}
