import type { Ownership } from '#contract/rules/staff/piece-enums.ts'

/** What a piece costs the shop. Money in cents. */
export type Books = {
  ownership: Ownership
  costCents: number | null
  expensesCents: number
  /** Hundredths of a percent of the price that go to the consignor, or a fixed sum. */
  consignorShare: number | null
  consignorCents: number | null
}

/** What the consignor gets when the piece is sold at this price; null for an own piece. */
export function payoutCents({ ownership, consignorShare, consignorCents }: Books, priceCents: number): number | null {
  if (ownership !== 'consignment') return null
  if (consignorCents !== null) return consignorCents
  return consignorShare === null ? null : Math.round((priceCents * consignorShare) / 10_000)
}

/** What the shop keeps at this price, after what the piece cost and was spent on it; null where that is not known. */
export function marginCents(books: Books, priceCents: number | null): number | null {
  if (priceCents === null) return null
  const cost = books.ownership === 'consignment' ? payoutCents(books, priceCents) : books.costCents
  return cost === null ? null : priceCents - cost - books.expensesCents
}
