import { dayMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { PricedLine } from '#server/domain/orders/price-lines.ts'
import type { ReadForOrder } from '#server/domain/orders/read-for-order.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export const orderDayMs = dayMs

/**
 * Throws if an order exceeds the customer's limits. Without limits, a customer could reserve the whole shop, or trigger many emails by
 * ordering and cancelling.
 */
export function assertOrderLimits(
  read: Pick<ReadForOrder, 'orders' | 'recent' | 'heldCount'>,
  lines: readonly PricedLine[],
  { now, ownerSettings }: Pick<ShopContext, 'now' | 'ownerSettings'>,
): void {
  const { pending_orders_max: pendingOrdersMax, pending_pieces_max: pendingPiecesMax, orders_per_day: ordersPerDay } = ownerSettings()
  if (read.orders.filter(({ status }) => status === 'pending').length >= pendingOrdersMax)
    throw new CodedError('conflict', { reason: 'orders-pending-full', values: { limit: pendingOrdersMax } })
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (read.heldCount + count > pendingPiecesMax)
    throw new CodedError('conflict', { reason: 'orders-pieces-full', values: { limit: pendingPiecesMax, held: read.heldCount } })
  if (read.recent.count < ordersPerDay) return
  const leftMs = Date.parse(read.recent.since ?? '') + orderDayMs - now()
  throw new CodedError('too-many', { reason: 'orders-day-full', retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) })
}
