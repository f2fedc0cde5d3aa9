import type { ArchiveSetting } from '#contract/rules/archive-prices.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Opens or closes the archive, and chooses what it says of prices. Returns the id of the action. */
export async function changeArchive(ctx: ShopContext, actor: Actor, { isOpen, prices }: ArchiveSetting): Promise<string> {
  const subject = { kind: 'shop', id: 'archive' } as const
  const { actionId } = await runAction(ctx, actor, { name: 'shop.change-archive', subject }, async (tx) => {
    await tx.updateTable('sold_archive').set({ is_open: isOpen, prices }).execute()
  })
  return actionId
}
