import { createHash } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import type { CheckedOrder } from '#contract/order.ts'
import { type OrderTotal, orderTotal } from '#contract/rules/order-total.ts'
import { priceText } from '#contract/rules/price-text.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { OrderReason } from '#server/context/reasons.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { checkDestination } from '#server/domain/orders/check-destination.ts'
import { countWrongPromo, type KnownPromo, refuseGuesser, takePromo } from '#server/domain/orders/promo.ts'
import { getOrder, type OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { type PricedLine, pricedLines } from '#server/domain/orders/priced-lines.ts'
import { readForOrder } from '#server/domain/orders/read-for-order.ts'
import type { Cart, Submit } from '#server/domain/orders/submit.ts'
import { findSubmitted } from '#server/domain/orders/find-submitted.ts'
import { orderDayMs, refuseTooMany } from '#server/domain/orders/refuse-too-many.ts'
import { writeOrder } from '#server/domain/orders/write-order.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Makes an order of what is in the customer's cart, all or nothing: the pieces are taken, the promo's use is counted, the cart
 * is emptied, and the person is told by mail later. The same submit again answers with the same order (CHK-13). Refuses with
 * 409 when a piece cannot be had or the total is another than the person saw (SEC-C1, SEC-C3).
 */
export async function placeOrder(ctx: ShopContext, customer: Customer, submit: Submit): Promise<OrderWithLines> {
  checkDestination(submit.order, ctx.catalog.current().lists)
  const digest = digestOf(submit.order)
  try {
    return await transaction(ctx.db, async (tx) => {
      const cart = await lockCart(tx, customer)
      if (!cart) throw new CodedError('conflict', { reason: 'cart-empty' })
      const read = await readForOrder(tx, customer, cart, { key: submit.key, since: new Date(ctx.now() - orderDayMs) })
      const known = findSubmitted(read.orders, cart, { key: submit.key, digest })
      if (known) return getOrder(tx, customer, known)
      const lines = pricedLines(read)
      refuseTooMany(read, lines, ctx.now())
      const { promo, total } = await agree(tx, ctx, customer, submit, lines)
      return writeOrder(tx, ctx, { ...submit, digest, customer, cart, lines, promo, total })
    })
  } catch (error) {
    if (isAbout(error, 'order-promo-refused')) await countWrongPromo(ctx.db, customer.customerId)
    throw error
  }
}

/** All submits of one customer wait here for each other; what is read after it is what the one before left. */
async function lockCart(tx: Tx, { customerId }: Customer): Promise<Cart | undefined> {
  return tx.selectFrom('cart').select(['id', 'version']).where('customer_id', '=', customerId).forUpdate().executeTakeFirst()
}

/** What the order costs by the database's prices. A promo is taken last of all: buyers queue for its counter. */
async function agree(
  tx: Tx,
  { now }: ShopContext,
  { customerId }: Customer,
  { order, language }: Submit,
  lines: readonly PricedLine[],
): Promise<{ promo: KnownPromo | null; total: OrderTotal }> {
  const goodsCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  const country = order.delivery_method === 'delivery' ? order.country : null
  const totalWith = (promo: KnownPromo | null) => orderTotal({ goodsCents, promo, deliveryMethod: order.delivery_method, country })
  const code = order.promo_code ?? null
  if (code !== null) await refuseGuesser(tx, customerId)
  const promo = code === null ? null : await takePromo(tx, code, new Date(now()))
  const total = totalWith(promo)
  if (code !== null && !promo) throw otherTotal('order-promo-refused', total, language, { code })
  if (total.totalCents <= 0) throw new CodedError('invalid', { reason: 'order-costs-nothing' })
  if (order.expected_total !== undefined && order.expected_total !== toPriceUsd(total.totalCents))
    throw otherTotal('order-total-changed', total, language)
  return { promo, total }
}

/** Never silently dearer: the person is told what it costs now (SEC-C6). */
function otherTotal(reason: OrderReason, { totalCents }: OrderTotal, language: Language, values: Record<string, string> = {}): CodedError {
  return new CodedError('conflict', {
    reason,
    values: { ...values, total: priceText(language, totalCents) },
    body: { total_price: toPriceUsd(totalCents) },
  })
}

function isAbout(error: unknown, reason: OrderReason): boolean {
  return error instanceof CodedError && error.details.reason === reason
}

/** One text for one order, whatever the sequence of its fields was. */
function digestOf(order: CheckedOrder): string {
  const fields = Object.entries(order).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}
