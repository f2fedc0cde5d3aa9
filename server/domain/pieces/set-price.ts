import type { z } from 'zod'
import type { PriceChange } from '#contract/staff/piece-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { type LockedPiece, refusal, runOnPiece } from '#server/domain/pieces/piece-action.ts'
import { type PriceBounds, readPriceBounds } from '#server/domain/pieces/price-bounds.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type Price = Pick<z.output<typeof PriceChange>, 'price_usd' | 'price_on_request' | 'keep_previous' | 'reason'>
type Asked = z.output<typeof PriceChange> & { id: number }

/**
 * Sets the price of a piece. A price below the cost or the floor needs a reason; a price below the floor also needs the permission
 * `quote.below-floor`. To prevent fake discounts, a struck-through price above the lowest price of the last 30 days needs a reason too.
 */
export function setPrice(ctx: ShopContext, staff: StaffActor, asked: Asked): Promise<string> {
  const { id, version, reason } = asked
  return runOnPiece(ctx, staff, { name: 'piece.price', id, version, reason }, (tx, piece) =>
    applyPrice(tx, { staff, now: new Date(ctx.now()) }, piece, asked),
  )
}

/** Sets the price of a piece within a running action. */
export async function applyPrice(
  tx: Tx,
  { staff, now }: { staff: StaffActor; now: Date },
  piece: LockedPiece,
  asked: Price,
): Promise<void> {
  const bounds = (await readPriceBounds(tx, [piece.id], now)).get(piece.id)
  await tx
    .updateTable('piece')
    .set(decidePrice(staff, piece, asked, bounds))
    .where('id', '=', piece.id)
    .execute()
}

/** Returns the columns of a new price. Throws if the price is not allowed. */
export function decidePrice({ permissions }: StaffActor, piece: LockedPiece, asked: Price, bounds: PriceBounds | undefined) {
  const { reason, price_usd: cents, price_on_request } = asked
  if (cents === null && !price_on_request && piece.status !== 'draft')
    throw new CodedError('invalid', { fields: { price_usd: 'price-needed' } })
  const previous = previousOf(piece, asked)
  const { cost = null, floor = null, lowest = null } = bounds ?? {}
  if (cents !== null && floor !== null && cents < floor && !permissions.has('quote.below-floor'))
    throw new CodedError('forbidden', { reason: 'price-below-floor' })
  if (!reason) {
    if (cents !== null && floor !== null && cents < floor) throw refusal('price-below-floor-reason')
    if (cents !== null && cost !== null && cents < cost) throw refusal('price-below-cost-reason')
    if (previous !== null && lowest === null && previous !== piece.previous_price_cents) throw refusal('price-was-never-shown')
    if (previous !== null && lowest !== null && previous > lowest)
      throw refusal('price-was-never-asked', { values: { lowest: { cents: lowest } } })
  }
  return { price_cents: cents, price_on_request, previous_price_cents: previous }
}

/**
 * Returns the price to strike through: the current price or, if that is not above the new price, the stored previous price. Returns null if
 * neither is above the new price, if there is no new price to show, or without `keep_previous`.
 */
function previousOf(piece: LockedPiece, { price_usd: cents, price_on_request, keep_previous }: Price): number | null {
  if (cents === null || price_on_request || !keep_previous) return null
  const former = piece.price_cents !== null && piece.price_cents > cents ? piece.price_cents : piece.previous_price_cents
  return former !== null && former > cents ? former : null
}
