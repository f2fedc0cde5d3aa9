import { transaction } from '#server/db/transaction.ts'
import { changeStatus, lockOrder } from '#server/domain/orders/change-status.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Ends a reservation whose time is over and which nobody confirmed: its pieces return, the person is told. Bears to be run twice. */
export async function lapseOrder(ctx: ShopContext, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    const now = new Date(ctx.now())
    if (order?.status !== 'pending' || order.expires_at > now) return
    await changeStatus(tx, order, { to: 'cancelled', actor: 'shop', now, occasion: 'lapsed' })
  })
}
