import type { Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'

/**
 * Notifies the staff that the shop owes money back for an order, once per amount. Call this in the transaction that causes the debt: the
 * cancellation of a paid order, an accepted return, or an overpayment.
 */
export async function notifyOwedBack(tx: Tx, ctx: Pick<ShopContext, 'now'>, orderId: string, by?: string | null): Promise<void> {
  const owed = await tx
    .selectFrom('order_listing')
    .innerJoin('shop_order', 'shop_order.id', 'order_listing.order_id')
    .select(['number', 'owed_back_cents'])
    .where('order_id', '=', orderId)
    .where('owed_back_cents', '>', 0)
    .executeTakeFirst()
  if (!owed) return
  const key = `refund-due ${orderId} ${owed.owed_back_cents}`
  await notifyStaff(tx, ctx, { kind: 'refund-due', key, subject: { kind: 'order', id: orderId, label: owed.number }, by })
}
