import type { WriteReview } from '#contract/staff/content.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { addEntry, changeEntry } from '#server/domain/content/write-entries.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>

/** Adds a review at the end of the order, like `addEntry`. Throws `invalid` if its day is in the future. */
export function addReview(ctx: Ctx, staff: StaffActor, review: WriteReview): Promise<{ id: number; actionId: string }> {
  assertDay(ctx, review)
  return addEntry(ctx, staff, 'review', review)
}

/** Changes a review, like `changeEntry`. Throws `invalid` if its day is in the future. */
export function changeReview(
  ctx: Ctx,
  staff: StaffActor,
  { id, version }: { id: number; version: number },
  review: WriteReview,
): Promise<string> {
  assertDay(ctx, review)
  return changeEntry(ctx, staff, { kind: 'review', id, version }, review)
}

function assertDay({ now }: Ctx, { written_on: day }: WriteReview): void {
  if (day > shopToday(now())) throw new CodedError('invalid', { fields: { written_on: 'review-future' } })
}
