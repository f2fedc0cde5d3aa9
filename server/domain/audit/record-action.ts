import { type Action, type Actor, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Records an action that changes no row: a sign-in, a refusal, an export, access to a secret. */
export async function recordAction(ctx: Pick<ShopContext, 'db' | 'now'>, actor: Actor, action: Action): Promise<string> {
  const { actionId } = await runAction(ctx, actor, action, async () => {})
  return actionId
}
