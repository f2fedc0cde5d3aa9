import type { IssueDocument } from '#contract/staff/order-edit.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { issueDocument } from '#server/domain/staff-orders/documents.ts'

type Result = { numbers: string[]; failed: { id: string; number: string | null; error: unknown }[] }

/**
 * Issues the same kind of document for several orders. Each order has its own action, so that a failure of one, such as an order that
 * already has an invoice, does not affect the others. Returns the numbers of the issued documents, and the orders that failed.
 */
export async function issueDocuments(ctx: ShopContext, actor: StaffActor, ids: readonly string[], asked: IssueDocument): Promise<Result> {
  const orders = await ctx.db.selectFrom('shop_order').select(['id', 'number']).where('id', 'in', ids).execute()
  const known = new Map(orders.map(({ id, number }) => [id, number]))
  const result: Result = { numbers: [], failed: [] }
  for (const id of new Set(ids)) {
    try {
      result.numbers.push(await issueDocument(ctx, actor, id, asked))
    } catch (error) {
      result.failed.push({ id, number: known.get(id) ?? null, error })
    }
  }
  return result
}
