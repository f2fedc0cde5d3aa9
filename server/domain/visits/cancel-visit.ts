import { CodedError } from '#server/context/coded-error.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffIdOf, visitAction } from '#server/domain/visits/confirm-visit.ts'
import { changeVisit, lockVisit } from '#server/domain/visits/lock-visit.ts'
import { queueVisitNotification } from '#server/domain/visits/queue-visit-notification.ts'
import { settleVisitHolds } from '#server/domain/visits/settle-holds.ts'

/** Cancels a visit and releases its time and pieces. Throws `not-found` for an unknown or already cancelled visit. */
export async function cancelVisit(ctx: ShopContext, actor: Actor, id: number): Promise<{ actionId: string }> {
  const now = ctx.now()
  const { actionId } = await runAction(ctx, actor, visitAction('visit.cancel', id), async (tx) => {
    const visit = await lockVisit(tx, id)
    if (visit.cancelled_at) throw new CodedError('not-found')
    const cancelled = await changeVisit(tx, visit, { cancelled_at: new Date(now) })
    await settleVisitHolds(tx, cancelled, { ctx, staffId: staffIdOf(actor), isStrict: false })
    await queueVisitNotification(tx, cancelled, { notification: 'cancelled', now })
  })
  return { actionId }
}
