import type { Ownership } from '#contract/rules/staff/piece-enums.ts'

/** Costs of a piece in cents; of one unit if the piece is a lot. */
export type Books = {
  ownership: Ownership
  costCents: number | null
  unitExpensesCents: number
  /** In basis points of the price. The fixed amount `consignorCents` takes precedence. */
  consignorShare: number | null
  consignorCents: number | null
}

/** Returns the consignor's payout at a sale price, in cents; null for a piece of the shop, or if neither share nor amount is set. */
export function payoutCents({ ownership, consignorShare, consignorCents }: Books, priceCents: number): number | null {
  if (ownership !== 'consignment') return null
  if (consignorCents !== null) return consignorCents
  return consignorShare === null ? null : Math.round((priceCents * consignorShare) / 10_000)
}

/**
 * Returns the shop's margin in cents: the sale price less purchase price (or consignor's payout) and expenses; null if one of them is
 * unknown.
 */
export function marginCents(books: Books, priceCents: number | null): number | null {
  if (priceCents === null) return null
  const cost = books.ownership === 'consignment' ? payoutCents(books, priceCents) : books.costCents
  return cost === null ? null : priceCents - cost - books.unitExpensesCents
}
