import { CodedError } from '#server/context/coded-error.ts'
import type { EarlierOrder, LockedCart } from '#server/domain/orders/read-for-order.ts'

/**
 * The order that this very submit created before, or null. Throws `unprocessable` on a key that was used with other details, `conflict` on a cart that
 * nobody has changed since it was ordered.
 */
export function findSubmittedOrder(
  orders: readonly EarlierOrder[],
  cart: LockedCart,
  submit: { key: string | undefined; digest: string },
): string | null {
  const known = submit.key === undefined ? undefined : orders.find(({ key }) => key === submit.key)
  if (known && known.digest !== submit.digest) throw new CodedError('unprocessable', { reason: 'order-key-reused' })
  if (known) return known.id
  // an order raises the version by one: without another change the cart is as it was
  const isUsed = orders.some(({ cartVersion, status }) => cartVersion === cart.version - 1 && status !== 'cancelled')
  if (isUsed) throw new CodedError('conflict', { reason: 'order-cart-used' })
  return null
}
