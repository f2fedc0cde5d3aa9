/** What the archive of sold pieces says of prices: what was paid, between which sums that is, or nothing. */
export const archivePrices = ['exact', 'band', 'none'] as const
export type ArchivePrices = (typeof archivePrices)[number]

/** What the owner chose for the archive. */
export type ArchiveSetting = { isOpen: boolean; prices: ArchivePrices }

/** Between which sums a price is, in cents; null: no bound. */
export type PriceBand = { fromCents: number | null; toCents: number | null }

const boundsCents = [5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000].map((usd) => usd * 100)

/** The band of a price: its lower bound belongs to it, its upper one to the next. */
export function priceBand(cents: number): PriceBand {
  return {
    fromCents: boundsCents.findLast((bound) => bound <= cents) ?? null,
    toCents: boundsCents.find((bound) => bound > cents) ?? null,
  }
}
