import { CodedError } from '#server/context/coded-error.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Gives the time of a visit free again. Throws `not-found` for one that is unknown or cancelled already. */
export async function cancelVisit(ctx: ShopContext, actor: Actor, id: number): Promise<{ actionId: string }> {
  const action = { name: 'visit.cancel', subject: { kind: 'visit', id: String(id) } } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const cancelled = await tx
      .updateTable('visit')
      .set({ cancelled_at: new Date(ctx.now()) })
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!cancelled) throw new CodedError('not-found')
  })
  return { actionId }
}
