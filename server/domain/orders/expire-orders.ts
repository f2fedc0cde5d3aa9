import { expireOrder } from '#server/domain/orders/expire-order.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const countMax = 200

/**
 * Ends overdue reservations whose expiry job failed for good, because their pieces would otherwise stay reserved forever. Logs an error for
 * a reservation that cannot be ended, and continues with the next one. Skips a paid order that was already kept open, unless its payment
 * was undone, or its reservation was extended and has ended again.
 */
export async function expireOrders(ctx: ShopContext): Promise<void> {
  const overdue = await ctx.db
    .selectFrom('shop_order')
    .innerJoin('order_listing', 'order_listing.order_id', 'shop_order.id')
    .select('shop_order.id')
    .where('shop_order.status', '=', 'pending')
    .where('shop_order.expires_at', '<=', new Date(ctx.now()))
    .where((order) =>
      order.or([order('taken_cents', '=', 0), order('kept_at', 'is', null), order('kept_at', '<', order.ref('shop_order.expires_at'))]),
    )
    .orderBy('shop_order.expires_at')
    .orderBy('shop_order.id')
    .limit(countMax)
    .execute()
  for (const { id } of overdue)
    await expireOrder(ctx, id).catch((error: unknown) => ctx.log.error({ order: id, err: error }, 'a reservation could not be ended'))
}
