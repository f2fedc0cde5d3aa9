import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import { changeStatus, lockOrder } from '#server/domain/orders/change-status.ts'
import { notifyOwedBack } from '#server/domain/orders/notify-owed-back.ts'
import { isOrderId } from '#server/domain/orders/order-rows.ts'
import { canCancel } from '#server/domain/orders/order-states.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Cancels a customer's own pending or confirmed order and releases its pieces and promo code. Idempotent. Throws `not-found` for another
 * customer's order.
 */
export async function cancelOrder(ctx: ShopContext, { customerId }: Customer, id: string): Promise<void> {
  if (!isOrderId(id)) throw new CodedError('not-found')
  await transaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.customer_id !== customerId) throw new CodedError('not-found')
    if (order.status === 'cancelled') return
    if (!canCancel(order.status)) throw new CodedError('conflict', { reason: 'order-cannot-cancel' })
    await changeStatus(tx, order, { to: 'cancelled', actor: 'customer', ctx, notification: 'cancelled' })
    await notifyOwedBack(tx, ctx, id)
  })
}
