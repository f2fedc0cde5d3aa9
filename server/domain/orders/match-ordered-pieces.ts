import type { Db } from '#server/db/database.ts'
import { findPiecesByName, toSearchedName } from '#server/domain/orders/match-names.ts'

/** Returns the ids of the pieces in a customer's orders whose names contain every word of the text (`findPiecesByName`). */
export async function matchOrderedPieces(db: Db, customerId: string, text: string): Promise<number[]> {
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .leftJoin('brand', 'brand.id', 'order_line.brand_id')
    .select(['order_line.piece_id', 'order_line.brand_name', 'order_line.model_name', 'order_line.reference', 'brand.spellings'])
    .where('shop_order.customer_id', '=', customerId)
    .execute()
  return findPiecesByName(text, lines.map(toSearchedName))
}
