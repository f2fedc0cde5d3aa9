import { limits } from '#contract/limits.ts'
import type { Customer } from '#server/context/customer.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type Entry = { id: string; row: PieceRow }

/** The customer's favorites, the latest first (LIST-02). Sold pieces stay, drafts drop out (SEC-C12). */
export async function listFavorites(ctx: ShopContext, { customerId }: Customer): Promise<Entry[]> {
  const entries = await ctx.db
    .selectFrom('favorite')
    .select(['id', 'piece_id'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(limits.favoritesMax)
    .execute()
  const catalog = ctx.catalog.current()
  return entries.flatMap(({ id, piece_id }) => {
    const row = findRow(catalog, piece_id)
    return row ? { id, row } : []
  })
}
