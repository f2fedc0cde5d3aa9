/** A price change for many pieces: by `amount` percent or dollars, rounded to a multiple of `round_to` dollars. */
export type PriceRule = { by: 'percent' | 'sum'; amount: number; round_to: number }

/** Returns the new price of a piece in cents, or null if the price would not be positive. */
export function computePrice(cents: number, { by, amount, round_to: roundTo }: PriceRule): number | null {
  const exact = by === 'percent' ? (cents * (100 + amount)) / 100 : cents + amount * 100
  const step = roundTo * 100
  const rounded = Math.round(exact / step) * step
  return rounded > 0 ? rounded : null
}
