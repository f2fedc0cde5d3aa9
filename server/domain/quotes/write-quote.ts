import type { MakeQuote } from '#contract/staff/quotes.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { BuybackCredit } from '#server/domain/buybacks/buyback-credit.ts'
import { holdForQuote, type QuotedPerson } from '#server/domain/quotes/hold-for-quote.ts'
import { newQuoteHash } from '#server/domain/quotes/quote-links.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'now' | 'digest' | 'ownerSettings'>
type NewQuote = Pick<MakeQuote, 'lines' | 'expires_at' | 'is_held'> & {
  id: string
  threadId: number
  person: QuotedPerson
  /** The delivery fee in cents for any address, or `usual` for the shop's usual fee, which depends on the address. */
  delivery: number | 'usual'
  credit: Pick<BuybackCredit, 'id' | 'cents'> | null
  by: { staffId: string; mayGoBelowFloor: boolean }
  reason: 'quote' | 'offer'
}

/**
 * Writes a quote with its lines and holds within a transaction. Locks the pieces in the order of their ids. Throws `invalid` if the credit
 * leaves nothing to pay.
 */
export async function writeQuote(tx: Tx, ctx: Ctx, quote: NewQuote): Promise<void> {
  const { id, threadId, lines, by, delivery, credit } = quote
  if (credit && credit.cents >= goodsOf(lines)) throw new CodedError('invalid', { fields: { credit_buyback_id: 'quote-credit-too-much' } })
  const now = ctx.now()
  const holds = await holdForQuote(tx, quote, { ctx, ...by })
  await tx
    .insertInto('quote')
    .values({
      id,
      thread_id: threadId,
      token_hash: newQuoteHash(ctx.digest, id),
      delivery_cents: delivery === 'usual' ? 0 : delivery,
      delivery_by_country: delivery === 'usual',
      credit_cents: credit?.cents ?? 0,
      credit_buyback_id: credit?.id ?? null,
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

const goodsOf = (lines: NewQuote['lines']) => lines.reduce((sum, { price_usd: cents }) => sum + cents, 0)
