import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'

/** Locks an open quote, so that it cannot end while it is being ordered. Throws `conflict` if the quote is no longer open. */
export async function lockOpenQuote(tx: Tx, id: string, now: number): Promise<void> {
  const quote = await tx.selectFrom('quote').select(['state', 'expires_at']).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!quote) throw new CodedError('not-found', { reason: 'quote-gone' })
  const isLate = quote.state === 'expired' || (quote.state === 'open' && quote.expires_at.getTime() <= now)
  if (isLate) throw new CodedError('conflict', { reason: 'quote-expired' })
  if (quote.state !== 'open') throw new CodedError('conflict', { reason: 'quote-over' })
}
