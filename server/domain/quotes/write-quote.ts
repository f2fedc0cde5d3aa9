import type { MakeQuote } from '#contract/staff/quotes.ts'
import type { Tx } from '#server/db/database.ts'
import { holdForQuote, type QuotedPerson } from '#server/domain/quotes/hold-for-quote.ts'
import { newQuoteHash } from '#server/domain/quotes/quote-links.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'now' | 'digest' | 'thresholds'>
type NewQuote = Pick<MakeQuote, 'lines' | 'delivery_usd' | 'expires_at' | 'is_held'> & {
  id: string
  threadId: number
  person: QuotedPerson
  by: { staffId: string; mayGoBelowFloor: boolean }
  /** Why its pieces are held. */
  reason: 'quote' | 'offer'
}

/** Writes a quote with its lines and holds within a transaction: the pieces are locked in the order of their ids. */
export async function writeQuote(tx: Tx, ctx: Ctx, quote: NewQuote): Promise<void> {
  const { id, threadId, lines, by } = quote
  const now = ctx.now()
  const holds = await holdForQuote(tx, quote, { ctx, ...by })
  await tx
    .insertInto('quote')
    .values({
      id,
      thread_id: threadId,
      token_hash: newQuoteHash(ctx.digest, id),
      delivery_cents: quote.delivery_usd,
      expires_at: quote.expires_at,
      staff_id: by.staffId,
      created_at: new Date(now),
    })
    .execute()
  const rows = lines.map(({ piece_id: pieceId, price_usd: cents }, position) => ({
    quote_id: id,
    piece_id: pieceId,
    position,
    price_cents: cents,
    hold_id: holds.get(pieceId) ?? null,
  }))
  await tx.insertInto('quote_line').values(rows).execute()
}
