import { CodedError } from '#server/context/coded-error.ts'
import { checkForSale } from '#server/domain/cart/pieces-to-sell.ts'
import type { LineToOrder, ReadForOrder } from '#server/domain/orders/read-for-order.ts'

export type PricedLine = LineToOrder & { priceCents: number }

/** Returns the lines with their prices. Throws with the names of all unavailable pieces. */
export function priceLines({ lines, gone }: Pick<ReadForOrder, 'lines' | 'gone'>): PricedLine[] {
  const priced = lines.filter((line): line is PricedLine => checkForSale(line, line.quantity) === null)
  const missing = [...gone, ...lines.filter((line) => checkForSale(line, line.quantity) !== null)]
  if (!missing.length && priced.length) return priced
  if (!missing.length) throw new CodedError('conflict', { reason: 'cart-empty' })
  throw new CodedError('conflict', {
    reason: 'order-pieces-gone',
    values: { pieces: missing.map(({ brandName, modelName }) => `${brandName} ${modelName}`).join(', ') },
    body: { unavailable: missing.map(({ id }) => id) },
  })
}
