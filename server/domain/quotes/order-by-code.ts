import type { Language } from '#contract/language.ts'
import type { CheckedOrderByCode } from '#contract/quote.ts'
import { internationalPhone } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { events } from '#server/context/events.ts'
import { type CodeSendResult, sendCode, type SignInClient } from '#server/domain/accounts/send-code.ts'
import { proveByCode } from '#server/domain/accounts/verify-code.ts'
import { assertDestination } from '#server/domain/orders/assert-destination.ts'
import type { OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { getQuote, openQuote } from '#server/domain/quotes/open-quote.ts'
import { placeQuoted } from '#server/domain/quotes/order-quote.ts'
import type { QuoteRow } from '#server/domain/quotes/read-quotes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Calls the phone of an open quote to deliver a code for an order from a page without scripts. Throws `conflict` for a quote that is no
 * longer open, `invalid` for a country that the shop does not call, `too-many`, and `unavailable` if the call fails.
 */
export async function requestQuoteCode(ctx: ShopContext, ip: string, token: string): Promise<CodeSendResult> {
  const quote = await getQuote(ctx, token)
  if (quote.state === 'expired') throw new CodedError('conflict', { reason: 'quote-expired' })
  if (quote.state !== 'open') throw new CodedError('conflict', { reason: 'quote-over' })
  // records the opening here, because a page without scripts cannot report it
  await openQuote(ctx, token, null)
  return sendCode(ctx, clientOf(ctx, ip, token), phoneOf(quote), { kind: 'sign-in' })
}

type Asked = { token: string; order: CheckedOrderByCode; language: Language }

/**
 * Orders a quote with a code from a call to its phone. If the order is refused, the code stays valid, because the transaction that uses it
 * is rolled back. Throws like `orderQuote`, and `invalid` for a wrong code.
 */
export async function orderQuoteByCode(ctx: ShopContext, ip: string, { token, order, language }: Asked): Promise<OrderWithLines> {
  const { code, ...asked } = order
  const quote = await getQuote(ctx, token)
  const body = { ...asked, phone: quote.phone }
  assertDestination(body, ctx.catalog.current().lists)
  const proof = { phone: phoneOf(quote), code, language }
  const placed = await proveByCode(ctx, clientOf(ctx, ip, token), proof, (tx, customerId) =>
    placeQuoted(tx, ctx, { customerId }, { token, order: body, language }),
  )
  if (placed.isNew) events.orderPlaced.publish({})
  return placed.order
}

/**
 * Returns the client for which a code is valid. Its browser id derives from the link of the quote, so the code is valid only for this
 * quote.
 */
const clientOf = ({ digest }: ShopContext, ip: string, token: string): SignInClient => ({ browserId: digest('quote-code', token), ip })

function phoneOf({ phone }: QuoteRow): string {
  const digits = internationalPhone(phone)
  if (!digits) throw new CodedError('forbidden', { reason: 'quote-other-phone' })
  return digits
}
