import { CodedError } from '#server/context/coded-error.ts'
import type { EarlierOrder } from '#server/domain/orders/read-for-order.ts'
import type { Cart } from '#server/domain/orders/submit.ts'

/**
 * The order that was made of this very submit before, or null. Refuses a name that stood for other details, and a cart that
 * nobody has changed since it was ordered (SEC-C2).
 */
export function findSubmitted(
  orders: readonly EarlierOrder[],
  cart: Cart,
  submit: { key: string | undefined; digest: string },
): string | null {
  const known = submit.key === undefined ? undefined : orders.find(({ key }) => key === submit.key)
  if (known && known.digest !== submit.digest) throw new CodedError('conflict', { reason: 'order-key-reused' })
  if (known) return known.id
  // an order raises the version by one: where nothing else did, the cart is as it was
  const isUsed = orders.some(({ cartVersion, status }) => cartVersion === cart.version - 1 && status !== 'cancelled')
  if (isUsed) throw new CodedError('conflict', { reason: 'order-cart-used' })
  return null
}
