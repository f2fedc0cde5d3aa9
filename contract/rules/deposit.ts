/** What is left for a piece that is brought from the other office, in cents: a percent of its price, in whole dollars; null without either. */
export function depositCents(priceCents: number | null, percent: number): number | null {
  const dollars = priceCents === null ? 0 : Math.round((priceCents * percent) / 10_000)
  return dollars > 0 ? dollars * 100 : null
}
