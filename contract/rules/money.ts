/** Currency of all prices (ISO 4217). API fields (`price_usd`) and page texts name it as well. */
export const currency = 'USD'

/** Formats cents as US dollars with two decimals: 1250000 → "12500.00". */
export function toPriceUsd(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Parses a price of the API into cents; null if it is missing, malformed, zero or negative. */
export function toCents(priceUsd: string | null | undefined): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(priceUsd?.trim() ?? '')
  if (!match) return null
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents > 0 ? cents : null
}

/** Returns the struck-through price of a card, in cents: a higher previous price, else 1.2 × the price of a limited edition, else null. */
export function originalCents(piece: {
  priceCents: number | null
  previousCents: number | null
  isLimitedEdition: boolean
}): number | null {
  if (piece.priceCents === null) return null
  if (piece.previousCents !== null && piece.previousCents > piece.priceCents) return piece.previousCents
  return piece.isLimitedEdition ? Math.round((piece.priceCents * 12) / 10) : null
}
