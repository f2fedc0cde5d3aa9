import { createHash, randomUUID } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import type { CheckedOrder } from '#contract/order.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { type OrderTotal, orderTotal } from '#contract/rules/order-total.ts'
import { isBelowLeast } from '#contract/rules/promo-discount.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { events } from '#server/context/events.ts'
import type { OrderReason } from '#server/context/order-reasons.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { ownHolds, endOwnHolds } from '#server/domain/cart/own-holds.ts'
import { checkForSale } from '#server/domain/cart/pieces-to-sell.ts'
import { assertDestination } from '#server/domain/orders/assert-destination.ts'
import { orderDayMs, assertOrderLimits } from '#server/domain/orders/assert-order-limits.ts'
import { assertPickup } from '#server/domain/orders/assert-pickup.ts'
import { findSubmittedOrder } from '#server/domain/orders/find-submitted-order.ts'
import { destinationColumns } from '#server/domain/orders/order-columns.ts'
import { promiseOrder } from '#server/domain/orders/order-promise.ts'
import { getOrder, type OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { type PricedLine, priceLines } from '#server/domain/orders/price-lines.ts'
import { countWrongPromo, type KnownPromo, assertPromoAttemptsLeft, redeemPromo } from '#server/domain/orders/promo.ts'
import { readForOrder, type LockedCart, type ReadForOrder, type Submit } from '#server/domain/orders/read-for-order.ts'
import { readPhone } from '#server/domain/orders/read-phone.ts'
import { writeOrder } from '#server/domain/orders/write-order.ts'
import { isBlocked } from '#server/domain/people/blocked.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Turns the customer's cart into an order, in one transaction: reserves the pieces, redeems the promo code, empties the cart (except for a
 * crypto order) and queues an email. A retry of the same submit returns the same order. Throws `conflict` if a piece is not available, or
 * if the total differs from the one that the customer saw.
 */
export async function placeOrder(ctx: ShopContext, customer: Customer, asked: Submit): Promise<OrderWithLines> {
  const { lists } = ctx.catalog.current()
  assertDestination(asked.order, lists)
  const submit = { ...asked, order: { ...asked.order, phone: readPhone(asked.order.phone, destinationColumns(asked.order), lists) } }
  const digest = digestOf(submit.order)
  try {
    let isNew = false
    const attempt = async (tx: Tx, { withHolds }: { withHolds: boolean }) => {
      const cart = await lockCart(tx, customer, submit.order)
      if (!cart) throw new CodedError('conflict', { reason: 'cart-empty' })
      if (withHolds) await endOwnHolds(tx, { customerId: customer.customerId, cartId: cart.id, now: new Date(ctx.now()) })
      const read = await readForOrder(tx, customer, cart, { key: submit.key, since: new Date(ctx.now() - orderDayMs) })
      const submittedId = findSubmittedOrder(read.orders, cart, { key: submit.key, digest })
      if (submittedId) return getOrder(tx, customer, submittedId)
      if (!withHolds) await assertNothingHeld(tx, customer, read)
      const lines = priceLines(read)
      assertOrderLimits(read, lines, ctx)
      await assertPickup(tx, submit.order, lines)
      const { promo, total } = await assertExpectedTotal(tx, customer, { ...submit, lines, now: ctx.now() })
      isNew = true
      const { customerId } = customer
      const agreed = {
        ...submit,
        id: randomUUID(),
        digest,
        customerId,
        cart,
        byHand: null,
        lines,
        promo,
        credit: null,
        total,
        promise: await promiseOrder(tx, ctx, { destination: submit.order, lines, mode: submit.order.mode }),
      }
      return writeOrder(tx, ctx, agreed)
    }
    const order = await transaction(ctx.db, (tx) => attempt(tx, { withHolds: false })).catch((error: unknown) => {
      // pieces are held for this customer: retry in a new transaction, which locks all pieces of the cart and ends these holds
      if (error instanceof HeldForCustomer) return transaction(ctx.db, (tx) => attempt(tx, { withHolds: true }))
      throw error
    })
    if (isNew) events.orderPlaced.publish({})
    return order
  } catch (error) {
    if (hasReason(error, 'order-promo-refused')) await countWrongPromo(ctx, customer.customerId)
    throw error
  }
}

/**
 * Thrown if unavailable pieces of the cart are held for this customer. The order is then retried, and takes the pieces over from the holds.
 */
class HeldForCustomer extends Error {}

async function assertNothingHeld(tx: Tx, { customerId }: Customer, { lines, gone }: ReadForOrder): Promise<void> {
  const unavailableIds = [...gone, ...lines.filter((line) => checkForSale(line, line.quantity) !== null)].map(({ id }) => id)
  if ((await ownHolds(tx, customerId, unavailableIds)).size) throw new HeldForCustomer()
}

/**
 * Locks the cart, which serializes all submits of one customer, so that later reads see the results of earlier submits. Throws if the
 * customer is blocked.
 */
async function lockCart(tx: Tx, { customerId }: Customer, { phone, email }: CheckedOrder): Promise<LockedCart | undefined> {
  const cart = await tx
    .selectFrom('cart')
    .select(['id', 'version', isBlocked({ customerId, phone, email }).as('isBlocked')])
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  if (cart?.isBlocked) throw new CodedError('conflict', { reason: 'order-not-taken' })
  return cart
}

/**
 * Throws `conflict` if the expected total differs from the total at the database's prices. Redeems the promo code as late as possible,
 * because concurrent orders with the same code wait for its row lock.
 */
async function assertExpectedTotal(
  tx: Tx,
  { customerId }: Customer,
  { order, language, lines, now }: Submit & { lines: readonly PricedLine[]; now: number },
): Promise<{ promo: KnownPromo | null; total: OrderTotal }> {
  const goodsCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  const country = order.delivery_method === 'delivery' ? order.country : null
  const totalWith = (promo: KnownPromo | null) => orderTotal({ goodsCents, promo, deliveryMethod: order.delivery_method, country })
  const code = order.promo_code ?? null
  if (code !== null) await assertPromoAttemptsLeft(tx, customerId, now)
  const promo = code === null ? null : await redeemPromo(tx, { code, customerId, now: new Date(now) })
  const total = totalWith(promo)
  if (code !== null && !promo) throw totalError('order-promo-refused', total, language, { code })
  if (promo?.goodsMinCents && isBelowLeast(goodsCents, promo)) {
    const least = formatCents(language, promo.goodsMinCents)
    throw totalError('order-promo-least', total, language, { code: promo.code, least })
  }
  if (total.totalCents <= 0) throw new CodedError('invalid', { reason: 'order-costs-nothing' })
  if (order.expected_total !== undefined && order.expected_total !== toPriceUsd(total.totalCents))
    throw totalError('order-total-changed', total, language)
  return { promo, total }
}

function totalError(reason: OrderReason, { totalCents }: OrderTotal, language: Language, values: Record<string, string> = {}): CodedError {
  return new CodedError('conflict', {
    reason,
    values: { ...values, total: formatCents(language, totalCents) },
    body: { total_price: toPriceUsd(totalCents) },
  })
}

function hasReason(error: unknown, reason: OrderReason): boolean {
  return error instanceof CodedError && error.details.reason === reason
}

/** Returns a digest of the order that does not depend on the sequence of its fields. */
function digestOf(order: CheckedOrder): string {
  const fields = Object.entries(order).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}
