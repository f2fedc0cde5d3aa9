import type { Ownership } from '#contract/rules/staff/piece-enums.ts'

/** The costs of a piece, of one unit if it is a lot. Money in cents. */
export type Books = {
  ownership: Ownership
  costCents: number | null
  unitExpensesCents: number
  /** The consignor's share in basis points of the price, or a fixed amount. */
  consignorShare: number | null
  consignorCents: number | null
}

/** Returns the consignor's payout at a sale price; null for an own piece. */
export function payoutCents({ ownership, consignorShare, consignorCents }: Books, priceCents: number): number | null {
  if (ownership !== 'consignment') return null
  if (consignorCents !== null) return consignorCents
  return consignorShare === null ? null : Math.round((priceCents * consignorShare) / 10_000)
}

/** Returns the shop's margin at a sale price, after the purchase price or the consignor's payout, and expenses; null if it is unknown. */
export function marginCents(books: Books, priceCents: number | null): number | null {
  if (priceCents === null) return null
  const cost = books.ownership === 'consignment' ? payoutCents(books, priceCents) : books.costCents
  return cost === null ? null : priceCents - cost - books.unitExpensesCents
}
