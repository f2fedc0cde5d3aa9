import { randomUUID } from 'node:crypto'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { offerDeadline, type OfferRow, writeStep } from '#server/domain/offers/offer-rows.ts'
import { writeQuote } from '#server/domain/quotes/write-quote.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'now' | 'digest' | 'ownerSettings'>
type Accepted = { by: 'person' | 'staff'; cents: number; staffId: string; mayGoBelowFloor: boolean }

/**
 * Accepts a locked offer at the given price: creates a quote that holds the piece for the person who made the offer. Throws `conflict` if
 * the piece is taken. Throws `invalid` for a price below the floor if the actor lacks the permission for such prices.
 */
export async function acceptOffer(
  tx: Tx,
  ctx: Ctx,
  offer: OfferRow,
  { by, cents: agreed, staffId, mayGoBelowFloor }: Accepted,
): Promise<{ quoteId: string; cents: number; until: Date }> {
  const { id, pieceId, name, language } = offer
  const { phone, email, price } = await readTerms(tx, { id, pieceId })
  const cents = Math.min(agreed, price ?? agreed)
  const quoteId = randomUUID()
  const until = offerDeadline(ctx)
  await writeQuote(tx, ctx, {
    id: quoteId,
    threadId: id,
    lines: [{ piece_id: pieceId, price_usd: cents }],
    delivery: 'usual',
    credit: null,
    expires_at: until,
    is_held: true,
    person: { name, phone, email, language },
    by: { staffId, mayGoBelowFloor },
    reason: 'offer',
  }).catch((error: unknown) => {
    const reason = error instanceof CodedError ? error.details.reason : null
    // does not tell the buyer that a register lists the piece as stolen; the error only says that the piece is gone
    const isGone = reason === 'pieces-taken' || (by === 'person' && reason === 'piece-register-match')
    throw isGone ? new CodedError('conflict', { reason: 'offer-piece-gone' }) : error
  })
  const at = new Date(ctx.now())
  const step = { step: 'accept', by, cents, at, ...(by === 'staff' ? { staffId } : {}) } as const
  await writeStep(tx, id, step, { state: 'accepted', quote_id: quoteId })
  return { quoteId, cents, until }
}

async function readTerms(tx: Tx, { id, pieceId }: { id: number; pieceId: number }) {
  const thread = await tx.selectFrom('thread').select(['phone', 'email']).where('id', '=', id).executeTakeFirstOrThrow()
  const piece = await tx.selectFrom('piece').select(['price_cents', 'price_on_request']).where('id', '=', pieceId).executeTakeFirstOrThrow()
  return { ...thread, price: piece.price_on_request ? null : piece.price_cents }
}
