/** How a price changes for many pieces at once: by so many percent or dollars, rounded to so many dollars. */
export type PriceRule = { by: 'percent' | 'sum'; amount: number; round_to: number }

/** The new price in cents; null where nothing above zero is left. */
export function computePrice(cents: number, { by, amount, round_to: roundTo }: PriceRule): number | null {
  const exact = by === 'percent' ? (cents * (100 + amount)) / 100 : cents + amount * 100
  const step = roundTo * 100
  const rounded = Math.round(exact / step) * step
  return rounded > 0 ? rounded : null
}
