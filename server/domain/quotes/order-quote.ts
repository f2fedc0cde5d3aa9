import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import type { CheckedQuoteOrder } from '#contract/quote.ts'
import { deliveryFeeCents } from '#contract/rules/delivery-fee.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import type { OrderTotal } from '#contract/rules/order-total.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { events } from '#server/context/events.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { type BuybackCredit, lockCredit } from '#server/domain/buybacks/buyback-credit.ts'
import { lockBuyback } from '#server/domain/buybacks/buyback-rows.ts'
import { assertDestination } from '#server/domain/orders/assert-destination.ts'
import { assertPickup } from '#server/domain/orders/assert-pickup.ts'
import { destinationColumns } from '#server/domain/orders/order-columns.ts'
import { promiseOrder } from '#server/domain/orders/order-promise.ts'
import { getOrder, type OrderWithLines } from '#server/domain/orders/order-rows.ts'
import type { PricedLine } from '#server/domain/orders/price-lines.ts'
import { readPhone } from '#server/domain/orders/read-phone.ts'
import { writeOrder } from '#server/domain/orders/write-order.ts'
import { assertNotBlocked } from '#server/domain/people/blocked.ts'
import { lockPieces } from '#server/domain/pieces/piece-action.ts'
import { lockOpenQuote } from '#server/domain/quotes/lock-open-quote.ts'
import { getQuote, isBuyer } from '#server/domain/quotes/open-quote.ts'
import type { QuoteRow } from '#server/domain/quotes/read-quotes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readAgreedLines } from '#server/domain/staff-orders/read-agreed-lines.ts'

type Asked = { token: string; order: CheckedQuoteOrder; language: Language }

/**
 * Orders the pieces of a quote at the prices of the quote. Takes the same locks as an order from a cart, so that only one of two concurrent
 * orders gets a piece. If the customer has already ordered the quote, returns the existing order. Throws `forbidden` for a customer who is
 * not the buyer (`isBuyer`), and `conflict` if the quote is no longer open or a piece is unavailable.
 */
export async function orderQuote(ctx: ShopContext, customer: Customer, asked: Asked): Promise<OrderWithLines> {
  const { lists } = ctx.catalog.current()
  assertDestination(asked.order, lists)
  const phone = readPhone(asked.order.phone, destinationColumns(asked.order), lists)
  const { order, isNew } = await transaction(ctx.db, (tx) => placeQuoted(tx, ctx, customer, { ...asked, order: { ...asked.order, phone } }))
  if (isNew) events.orderPlaced.publish({})
  return order
}

/** Orders a quote within a transaction; `isNew` is false if the customer has already ordered it. */
export async function placeQuoted(
  tx: Tx,
  ctx: ShopContext,
  { customerId }: Pick<Customer, 'customerId'>,
  { token, order, language }: Asked,
): Promise<{ order: OrderWithLines; isNew: boolean }> {
  const first = await getQuote({ ...ctx, db: tx }, token)
  const { id, lines: quoted } = first
  await tx.selectFrom('quote').select('id').where('id', '=', id).forUpdate().execute()
  if (first.credit?.buybackId) await lockBuyback(tx, first.credit.buybackId)
  // after this lock, the holds on the pieces cannot change
  await lockPieces(
    tx,
    quoted.map(({ pieceId }) => pieceId),
  )
  const quote = await getQuote({ ...ctx, db: tx }, token)
  if (!(await isBuyer(tx, quote, { customerId }))) throw new CodedError('forbidden', { reason: 'quote-other-phone' })
  if (quote.orderId !== null) return { order: await getOrder(tx, { customerId }, quote.orderId), isNew: false }
  await lockOpenQuote(tx, id, ctx.now())
  await assertNotBlocked(tx, { customerId, phone: order.phone, email: order.email }, 'order-not-taken')
  const lines = await takeLines(tx, quote, ctx.now())
  await assertPickup(tx, order, lines)
  const terms = { id: randomUUID(), language, key: undefined, digest: '', customerId, cart: null, byHand: null, promo: null }
  const credit = await takeCredit(tx, quote)
  const total = totalOf(quote, order)
  const placedOrder = await writeOrder(tx, ctx, {
    ...terms,
    order: { ...order, mode: 'reserve' },
    lines,
    credit,
    total,
    promise: await promiseOrder(tx, ctx, { destination: order, lines, mode: 'reserve' }),
  })
  const at = new Date(ctx.now())
  const orderedColumns = { state: 'ordered', ended_at: at, order_id: placedOrder.id, opened_at: quote.openedAt ?? at } as const
  await tx.updateTable('quote').set(orderedColumns).where('id', '=', id).execute()
  return { order: placedOrder, isNew: true }
}

async function takeLines(tx: Tx, quote: QuoteRow, now: number): Promise<PricedLine[]> {
  const lines = quote.lines.map(({ pieceId, priceCents, isHeld }) => ({
    piece_id: pieceId,
    quantity: 1,
    price_usd: toPriceUsd(priceCents),
    from_hold: isHeld,
  }))
  // skips the check of the floor, which was done when the quote was made
  const terms = { now: new Date(now), mayGoBelowFloor: true }
  return readAgreedLines(tx, { lines, phone: quote.phone, email: quote.email }, terms).catch((error: unknown) => {
    const isTaken = error instanceof CodedError && error.details.reason === 'pieces-taken'
    throw isTaken ? new CodedError('conflict', { ...error.details, reason: 'quote-pieces-gone' }) : error
  })
}

/** Locks the credit of a quote for the order. If two quotes share a credit, the first order gets it. */
async function takeCredit(tx: Tx, { credit }: QuoteRow): Promise<BuybackCredit | null> {
  if (!credit) return null
  const creditGoneError = new CodedError('conflict', { reason: 'quote-credit-gone', values: { piece: credit.piece } })
  if (credit.buybackId === null) throw creditGoneError
  const locked = await lockCredit(tx, credit.buybackId).catch((error: unknown) => {
    throw error instanceof CodedError ? creditGoneError : error
  })
  if (locked.cents !== credit.cents) throw creditGoneError
  return locked
}

function totalOf({ lines, deliveryCents: agreed, isDeliveryUsual, credit }: QuoteRow, order: CheckedQuoteOrder): OrderTotal {
  const goodsCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const country = order.delivery_method === 'delivery' ? order.country : null
  const usualCents = deliveryFeeCents(order.delivery_method, country)
  const agreedCents = order.delivery_method === 'delivery' ? agreed : 0
  const deliveryCents = isDeliveryUsual ? usualCents : agreedCents
  return { goodsCents, discountCents: 0, deliveryCents, totalCents: goodsCents - (credit?.cents ?? 0) + deliveryCents }
}
