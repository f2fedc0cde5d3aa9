import { limits } from '#contract/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { PricedLine } from '#server/domain/orders/priced-lines.ts'
import type { ReadForOrder } from '#server/domain/orders/read-for-order.ts'

/** The time over which a customer's orders are counted. */
export const orderDayMs = 86_400_000

/**
 * Refuses one order too many: nobody may reserve the whole shop for two days, by many orders or by large ones, nor have it write
 * letter after letter by ordering and cancelling (SEC-C2, SEC-D7).
 */
export function refuseTooMany(
  read: Pick<ReadForOrder, 'orders' | 'recent' | 'heldCount'>,
  lines: readonly PricedLine[],
  now: number,
): void {
  const { pendingOrdersMax, pendingPiecesMax, ordersPerDay } = limits
  if (read.orders.filter(({ status }) => status === 'pending').length >= pendingOrdersMax)
    throw new CodedError('conflict', { reason: 'orders-pending-full', values: { limit: pendingOrdersMax } })
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (read.heldCount + count > pendingPiecesMax)
    throw new CodedError('conflict', { reason: 'orders-pieces-full', values: { limit: pendingPiecesMax, held: read.heldCount } })
  if (read.recent.count < ordersPerDay) return
  const leftMs = Date.parse(read.recent.since ?? '') + orderDayMs - now
  throw new CodedError('too-many', { reason: 'orders-day-full', retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) })
}
