import { events } from '#server/context/events.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { changeStatus, lockOrder } from '#server/domain/orders/change-status.ts'
import { emailKey } from '#server/domain/orders/queue-order-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Ends a reservation that was not confirmed in time: cancels the order, releases its pieces and notifies the customer. An order with a
 * recorded payment stays open instead: the staff are notified, and so is the customer if part of the price is still due. Safe to run twice.
 */
export async function expireOrder(ctx: ShopContext, id: string): Promise<void> {
  const isExpired = await transaction(ctx.db, async (tx) => {
    // take the same lock as the recording of a payment, so that a concurrent payment is seen
    const order = await lockOrder(tx, id)
    const now = new Date(ctx.now())
    if (order?.status !== 'pending' || order.expires_at > now) return false
    if (await hasPayment(tx, id)) {
      await keepOrder(tx, order, now)
      return false
    }
    await changeStatus(tx, order, { to: 'cancelled', actor: 'shop', ctx, notification: 'lapsed' })
    return true
  })
  if (isExpired) events.orderExpired.publish({})
}

async function hasPayment(tx: Tx, orderId: string): Promise<boolean> {
  const payment = await tx
    .selectFrom('order_payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'refund')
    .limit(1)
    .executeTakeFirst()
  return payment !== undefined
}

/**
 * Keeps an order open although its reservation has ended. Queues one notification per `expires_at`, so that the end of an extended
 * reservation is notified too.
 */
async function keepOrder(tx: Tx, { id, expires_at: end }: { id: string; expires_at: Date }, now: Date): Promise<void> {
  await tx.updateTable('shop_order').set({ kept_at: now }).where('id', '=', id).execute()
  const key = emailKey(id, 'kept', end.toISOString())
  await enqueue(tx, 'order-notification', { order: id, occasion: 'kept', key }, { key })
}
