import { CodedError } from '#server/context/coded-error.ts'
import type { EarlierOrder, LockedCart } from '#server/domain/orders/read-for-order.ts'

/**
 * Returns the order that an earlier submit with the same key created, or null. Throws `unprocessable` if the key was used with different
 * details. Throws `conflict` if this version of the cart was already ordered and that order is not cancelled.
 */
export function findSubmittedOrder(
  orders: readonly EarlierOrder[],
  cart: LockedCart,
  submit: { key: string | undefined; digest: string },
): string | null {
  const sameSubmit = submit.key === undefined ? undefined : orders.find(({ key }) => key === submit.key)
  if (sameSubmit && sameSubmit.digest !== submit.digest) throw new CodedError('unprocessable', { reason: 'order-key-reused' })
  if (sameSubmit) return sameSubmit.id
  // placing an order increments the version of the cart, so an order of this cart has the previous version
  const isUsed = orders.some(({ cartVersion, status }) => cartVersion === cart.version - 1 && status !== 'cancelled')
  if (isUsed) throw new CodedError('conflict', { reason: 'order-cart-used' })
  return null
}
