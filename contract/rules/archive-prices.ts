/** How the archive of sold pieces shows prices: exactly, as a band, or not at all. */
export const archivePrices = ['exact', 'band', 'none'] as const
export type ArchivePrices = (typeof archivePrices)[number]

export type ArchiveSetting = { isOpen: boolean; prices: ArchivePrices }

/** Bounds of a price in cents. Null means unbounded. */
export type PriceBand = { fromCents: number | null; toCents: number | null }

const boundsCents = [5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000].map((usd) => usd * 100)

/** Returns the band of a price. The lower bound is inclusive, the upper bound is exclusive. */
export function priceBand(cents: number): PriceBand {
  return {
    fromCents: boundsCents.findLast((bound) => bound <= cents) ?? null,
    toCents: boundsCents.find((bound) => bound > cents) ?? null,
  }
}
