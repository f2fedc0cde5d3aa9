import { sql } from 'kysely'
import { internationalPhone } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db } from '#server/db/database.ts'
import { quoteTokenHash } from '#server/domain/quotes/quote-links.ts'
import { type QuoteRow, readQuotes } from '#server/domain/quotes/read-quotes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'now' | 'digest'> & { db: Db }

/** The quote of a link. Throws `not-found` for a secret that is not the shop's. */
export async function getQuote({ db, now, digest }: Ctx, token: string): Promise<QuoteRow> {
  const [quote] = await readQuotes(db, sql<boolean>`q.token_hash = ${quoteTokenHash(digest, token)}`, now())
  if (!quote) throw new CodedError('not-found', { reason: 'quote-gone' })
  return quote
}

/**
 * Notes when somebody first looked at a quote, and says whether it is this customer's. A page calls it once it runs: programs that fetch
 * links to show a preview of them do not.
 */
export async function openQuote(ctx: Ctx, token: string, customer: Customer | null): Promise<{ isYours: boolean }> {
  const quote = await getQuote(ctx, token)
  if (quote.openedAt === null)
    await ctx.db
      .updateTable('quote')
      .set({ opened_at: new Date(ctx.now()) })
      .where('id', '=', quote.id)
      .where('opened_at', 'is', null)
      .execute()
  return { isYours: customer !== null && (await isBuyer(ctx.db, quote, customer)) }
}

/** Whether a customer may order: who wrote in the thread with this account, or has proved its phone. */
export async function isBuyer(
  db: Db,
  { customerId, phone }: Pick<QuoteRow, 'customerId' | 'phone'>,
  customer: Pick<Customer, 'customerId'>,
): Promise<boolean> {
  if (customer.customerId === customerId) return true
  const proved = await db.selectFrom('customer').select('phone').where('id', '=', customer.customerId).executeTakeFirst()
  return phone !== '' && Boolean(proved?.phone) && proved?.phone === internationalPhone(phone)
}
