import { events } from '#server/context/events.ts'
import { transaction } from '#server/db/transaction.ts'
import { changeStatus, lockOrder } from '#server/domain/orders/change-status.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Ends a reservation that nobody confirmed in time: its pieces return, the customer is notified. Safe to run twice. */
export async function expireOrder(ctx: ShopContext, id: string): Promise<void> {
  const isExpired = await transaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    const now = new Date(ctx.now())
    if (order?.status !== 'pending' || order.expires_at > now) return false
    await changeStatus(tx, order, { to: 'cancelled', actor: 'shop', now, notification: 'lapsed' })
    return true
  })
  if (isExpired) events.orderExpired.publish({})
}
