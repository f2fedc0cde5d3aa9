import type { OrderStatus } from '#contract/rules/order-words.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { transaction } from '#server/db/transaction.ts'
import { changeStatus, lockOrder } from '#server/domain/orders/change-status.ts'
import type { OrderOccasion } from '#server/domain/orders/order-occasions.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const occasions: Partial<Record<OrderStatus, OrderOccasion>> = { confirmed: 'confirmed', shipped: 'shipped', cancelled: 'cancelled' }

/** The staff takes an order to another status: confirms, ships, hands over, cancels. A step that is not in the table is refused. */
export async function advanceOrder(ctx: Pick<ShopContext, 'db' | 'now'>, id: string, to: OrderStatus): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new CodedError('not-found')
    await changeStatus(tx, order, { to, actor: 'staff', now: new Date(ctx.now()), occasion: occasions[to] ?? null })
  })
}
