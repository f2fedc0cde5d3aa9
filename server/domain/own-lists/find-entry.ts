import type { PieceRef } from '#contract/rules/piece-ref.ts'
import type { Customer } from '#server/context/customer.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import type { OwnList } from '#server/domain/own-lists/own-list.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** The entry of a piece in a list, or null: also for a piece that is not shown. */
export async function findEntry(ctx: ShopContext, { customerId }: Customer, list: OwnList, piece: PieceRef): Promise<string | null> {
  if (findRow(ctx.catalog.current(), piece.id)?.kind !== piece.kind) return null
  const entry = await ctx.db
    .selectFrom(list)
    .select('id')
    .where('customer_id', '=', customerId)
    .where('piece_id', '=', piece.id)
    .executeTakeFirst()
  return entry?.id ?? null
}
