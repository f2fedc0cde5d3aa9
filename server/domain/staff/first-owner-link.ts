import { transaction } from '#server/db/transaction.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { lockOwners } from '#server/domain/staff/lock-owners.ts'
import { createStaffLink, linkUrl } from '#server/domain/staff/staff-links.ts'

/** Creates the link for the first owner and invalidates the previous one. Returns null if there is an owner who can sign in. */
export async function createFirstOwnerLink(ctx: Pick<ShopContext, 'db' | 'now' | 'digest'>, origin: string): Promise<string | null> {
  const link = await transaction(ctx.db, async (tx) => {
    if ((await lockOwners(tx)).length > 0) return null
    await tx.deleteFrom('staff_link').where('purpose', '=', 'first-owner').execute()
    return createStaffLink(tx, ctx, { purpose: 'first-owner', roles: ['owner'] })
  })
  return link && linkUrl(ctx.digest, origin, link)
}
