import { sql } from 'kysely'
import { internationalPhone } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { quoteTokenHash } from '#server/domain/quotes/quote-links.ts'
import { type QuoteRow, readQuotes } from '#server/domain/quotes/read-quotes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'

type Ctx = Pick<ShopContext, 'now' | 'digest'> & { db: Db }

/** Whether a quote with this link secret exists. */
export async function isQuoteToken({ db, digest }: Pick<Ctx, 'db' | 'digest'>, token: string): Promise<boolean> {
  const found = await db.selectFrom('quote').select('id').where('token_hash', '=', quoteTokenHash(digest, token)).executeTakeFirst()
  return found !== undefined
}

/** Returns the quote of a link. Throws `not-found` for an unknown secret. */
export async function getQuote({ db, now, digest }: Ctx, token: string): Promise<QuoteRow> {
  const [quote] = await readQuotes(db, sql<boolean>`q.token_hash = ${quoteTokenHash(digest, token)}`, now())
  if (!quote) throw new CodedError('not-found', { reason: 'quote-gone' })
  return quote
}

/**
 * Records that a quote was opened for the first time and notifies its author. Returns whether the customer may order the quote. The page
 * reports the opening by a script, so that link previews of messengers do not count.
 */
export async function openQuote(ctx: Ctx, token: string, customer: Customer | null): Promise<{ isYours: boolean }> {
  const quote = await getQuote(ctx, token)
  if (quote.openedAt === null) await transaction(ctx.db, (tx) => writeOpening(tx, ctx, quote))
  return { isYours: customer !== null && (await isBuyer(ctx.db, quote, customer)) }
}

async function writeOpening(tx: Tx, ctx: Ctx, { id, threadId, staffId }: QuoteRow): Promise<void> {
  const opened = tx.updateTable('quote').set({ opened_at: new Date(ctx.now()) })
  const { numUpdatedRows } = await opened.where('id', '=', id).where('opened_at', 'is', null).executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const subject = { kind: 'thread', id: String(threadId), label: `№ ${threadId}` } as const
  await notifyStaff(tx, ctx, { kind: 'quote-opened', key: `quote-opened ${id}`, subject, handler: staffId })
}

/**
 * Whether a customer may order a quote. The quote's thread must belong to the customer's account, or the customer must have proved the
 * phone of the quote.
 */
export async function isBuyer(
  db: Db,
  { customerId, phone }: Pick<QuoteRow, 'customerId' | 'phone'>,
  customer: Pick<Customer, 'customerId'>,
): Promise<boolean> {
  if (customer.customerId === customerId) return true
  const proved = await db.selectFrom('customer').select('phone').where('id', '=', customer.customerId).executeTakeFirst()
  return phone !== '' && Boolean(proved?.phone) && proved?.phone === internationalPhone(phone)
}
