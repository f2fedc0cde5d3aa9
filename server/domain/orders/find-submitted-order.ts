import { CodedError } from '#server/context/coded-error.ts'
import type { EarlierOrder, LockedCart } from '#server/domain/orders/read-for-order.ts'

/**
 * Returns the order that this submit created before, or null. Throws `unprocessable` if the key was used with other details, and `conflict`
 * if the cart has not changed since it was ordered, unless that order is cancelled.
 */
export function findSubmittedOrder(
  orders: readonly EarlierOrder[],
  cart: LockedCart,
  submit: { key: string | undefined; digest: string },
): string | null {
  const sameSubmit = submit.key === undefined ? undefined : orders.find(({ key }) => key === submit.key)
  if (sameSubmit && sameSubmit.digest !== submit.digest) throw new CodedError('unprocessable', { reason: 'order-key-reused' })
  if (sameSubmit) return sameSubmit.id
  // an order raises the version by one: with no further change, the cart is the one that was ordered
  const isUsed = orders.some(({ cartVersion, status }) => cartVersion === cart.version - 1 && status !== 'cancelled')
  if (isUsed) throw new CodedError('conflict', { reason: 'order-cart-used' })
  return null
}
