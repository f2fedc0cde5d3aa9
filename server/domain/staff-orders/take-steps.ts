import type { StaffActor } from '#server/context/staff-actor.ts'
import { isOrderId } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { type StepRequest, takeStep } from '#server/domain/staff-orders/take-step.ts'

type Steps = Pick<StepRequest, 'email' | 'reason'> & { step: 'confirm' | 'cancel'; ids: readonly string[] }
type Result = { done: { id: string; actionId: string }[]; failed: { id: string; number: string | null; error: unknown }[] }

/** One step for several orders, each in an action of its own: what fails for one does not keep the others. */
export async function takeSteps(ctx: Pick<ShopContext, 'db' | 'now'>, actor: StaffActor, { ids, ...request }: Steps): Promise<Result> {
  const known = await ctx.db.selectFrom('shop_order').select(['id', 'number']).where('id', 'in', ids.filter(isOrderId)).execute()
  const numbers = new Map(known.map(({ id, number }) => [id, number]))
  const result: Result = { done: [], failed: [] }
  for (const id of new Set(ids))
    try {
      result.done.push({ id, actionId: await takeStep(ctx, actor, id, request) })
    } catch (error) {
      result.failed.push({ id, number: numbers.get(id) ?? null, error })
    }
  return result
}
