/**
 * The currency of all prices (ISO 4217). Changing this constant does not convert amounts. API fields (`price_usd`) and page texts also name
 * the currency. Other currencies shown beside it are in `exchange-rate.ts`.
 */
export const currency = 'USD'

/** Formats cents as US dollars with two decimals: 1250000 → "12500.00". */
export function toPriceUsd(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Parses a price of the API into cents. Null if it is missing, malformed, zero or negative. */
export function toCents(priceUsd: string | null | undefined): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(priceUsd?.trim() ?? '')
  if (!match) return null
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents > 0 ? cents : null
}

/** Returns the former price in cents, which is shown struck through: the previous price if it is above the current price, else null. */
export function formerCents(priceCents: number | null, previousCents: number | null): number | null {
  return priceCents !== null && previousCents !== null && previousCents > priceCents ? previousCents : null
}

/**
 * Returns `original_price_usd` of the API in cents: the former price, else 1.2 × the price for a limited edition, else null. Pages show
 * `formerCents` instead, because the piece was never offered at 1.2 × its price.
 */
export function originalCents(priceCents: number | null, previousCents: number | null, isLimitedEdition: boolean): number | null {
  const computed = priceCents !== null && isLimitedEdition ? Math.round((priceCents * 12) / 10) : null
  return formerCents(priceCents, previousCents) ?? computed
}
