import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { addEntry, flipEntry } from '#server/domain/own-lists/add-entry.ts'
import type { OwnList } from '#server/domain/own-lists/own-list.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Toggle = { piece: PieceRef; wanted?: boolean | undefined }

/**
 * Takes a piece out of a list, or puts it in; answers with its entry now. With `wanted` it becomes that, however often it
 * is said: a call repeated after a lost answer does no harm. One statement.
 */
export async function toggleEntry(
  ctx: ShopContext,
  customer: Customer,
  list: OwnList,
  { piece, wanted }: Toggle,
): Promise<{ id: string | null }> {
  // an id of another kind names nothing
  const row = findRow(ctx.catalog.current(), piece.id)
  if (row && row.kind !== piece.kind) throw new CodedError('not-found')
  if (wanted === false) {
    await ctx.db.deleteFrom(list).where('customer_id', '=', customer.customerId).where('piece_id', '=', piece.id).execute()
    return { id: null }
  }
  return { id: await (wanted ? addEntry : flipEntry)(ctx, customer, list, piece) }
}
