import { CodedError } from '#server/context/coded-error.ts'
import type { EarlierOrder, LockedCart } from '#server/domain/orders/read-for-order.ts'

/**
 * Returns the order that an earlier submit with the same key created, or null. Throws `unprocessable` if the key was used with other
 * details, and `conflict` if this version of the cart was already ordered, unless that order is cancelled.
 */
export function findSubmittedOrder(
  orders: readonly EarlierOrder[],
  cart: LockedCart,
  submit: { key: string | undefined; digest: string },
): string | null {
  const sameSubmit = submit.key === undefined ? undefined : orders.find(({ key }) => key === submit.key)
  if (sameSubmit && sameSubmit.digest !== submit.digest) throw new CodedError('unprocessable', { reason: 'order-key-reused' })
  if (sameSubmit) return sameSubmit.id
  // an order raises the version of its cart by one
  const isUsed = orders.some(({ cartVersion, status }) => cartVersion === cart.version - 1 && status !== 'cancelled')
  if (isUsed) throw new CodedError('conflict', { reason: 'order-cart-used' })
  return null
}
