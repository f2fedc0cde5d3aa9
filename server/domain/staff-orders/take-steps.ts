import type { StaffActor } from '#server/context/staff-actor.ts'
import { isOrderId } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { StepRequest } from '#server/domain/staff-orders/assert-step-details.ts'
import { type PreviewedStep, previewStep } from '#server/domain/staff-orders/preview-step.ts'
import { takeStep } from '#server/domain/staff-orders/take-step.ts'

type Order = {
  id: string
  number: string
  first_name: string
  last_name: string
  delivery_method: 'pickup' | 'delivery'
  due_cents: number
}
type Result = {
  done: { order: Order; actionId: string | null; email: PreviewedStep['email'] }[]
  failed: { id: string; number: string | null; error: unknown }[]
}

/**
 * Takes the same step for several orders. Each order has its own action and email, so that a failure of one does not affect the others.
 * With `isPreview`, only returns the emails.
 */
export async function takeSteps(
  ctx: ShopContext,
  actor: StaffActor,
  requests: readonly (StepRequest & { id: string })[],
  { isPreview }: { isPreview: boolean },
): Promise<Result> {
  const known = await readOrders(
    ctx,
    requests.map(({ id }) => id),
  )
  const result: Result = { done: [], failed: [] }
  for (const { id, ...request } of new Map(requests.map((each) => [each.id, each])).values()) {
    const order = known.get(id)
    try {
      // also throws for an unknown order
      const { email } = await previewStep(ctx, id, request, actor.staffId)
      const actionId = isPreview ? null : await takeStep(ctx, actor, id, request)
      if (order) result.done.push({ order, actionId, email: request.email === 'send' ? email : null })
    } catch (error) {
      result.failed.push({ id, number: order?.number ?? null, error })
    }
  }
  return result
}

async function readOrders({ db }: Pick<ShopContext, 'db'>, ids: readonly string[]): Promise<Map<string, Order>> {
  const orders = await db
    .selectFrom('shop_order')
    .innerJoin('order_listing', 'order_listing.order_id', 'shop_order.id')
    .select(['id', 'number', 'first_name', 'last_name', 'shop_order.delivery_method', 'due_cents'])
    .where('id', 'in', ids.filter(isOrderId))
    .execute()
  return new Map(orders.map((order) => [order.id, order]))
}
