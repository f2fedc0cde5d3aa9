/**
 * Returns the deposit for a transfer in cents: a percentage of the price, rounded to whole dollars. Null without a price, or if the deposit
 * rounds to zero.
 */
export function depositCents(priceCents: number | null, percent: number): number | null {
  const dollars = priceCents === null ? 0 : Math.round((priceCents * percent) / 10_000)
  return dollars > 0 ? dollars * 100 : null
}
