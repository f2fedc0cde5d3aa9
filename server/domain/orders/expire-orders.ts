import { expireOrder } from '#server/domain/orders/expire-order.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const countMax = 200

/**
 * Ends the reservations whose own job was given up: their pieces would be reserved for ever. One that fails here too is logged, and
 * the others end all the same.
 */
export async function expireOrders(ctx: ShopContext): Promise<void> {
  const overdue = await ctx.db
    .selectFrom('shop_order')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', new Date(ctx.now()))
    .orderBy('expires_at')
    .orderBy('id')
    .limit(countMax)
    .execute()
  for (const { id } of overdue)
    await expireOrder(ctx, id).catch((error: unknown) => ctx.log.error({ order: id, err: error }, 'a reservation could not be ended'))
}
