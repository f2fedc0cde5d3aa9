import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { PendingOrder } from '#server/domain/cart/cart-line.ts'

/** Subquery: the ids of the pieces in a customer's pending crypto orders. */
export const selectOwnCoinPieces = (customerId: string) => sql`
  select coin_line.piece_id from order_line coin_line join shop_order coin on coin.id = coin_line.order_id
  where coin.customer_id = ${customerId} and coin.status = 'pending' and coin.mode = 'crypto' and coin_line.is_active`

/** Returns, by piece id, the customer's pending crypto orders that contain these pieces. */
export async function findOwnCoinOrders(db: Db, customerId: string, pieceIds: readonly number[]): Promise<Map<number, PendingOrder>> {
  if (!pieceIds.length) return new Map()
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(['order_line.piece_id', 'shop_order.id', 'shop_order.number'])
    .where('order_line.piece_id', 'in', pieceIds)
    .where('order_line.is_active', '=', true)
    .where('shop_order.customer_id', '=', customerId)
    .where('shop_order.status', '=', 'pending')
    .where('shop_order.mode', '=', 'crypto')
    .execute()
  return new Map(rows.map(({ piece_id, id, number }) => [piece_id, { id, number }]))
}
