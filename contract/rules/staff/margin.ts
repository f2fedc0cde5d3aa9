import { toCents } from '#contract/rules/money.ts'
import type { Ownership } from '#contract/rules/staff/piece-enums.ts'

/** Costs of a piece in cents. For a lot of identical units, the costs of one unit. */
export type Books = {
  ownership: Ownership
  costCents: number | null
  unitExpensesCents: number
  /** The consignor's share of the price in basis points. Ignored if the fixed amount `consignorCents` is set. */
  consignorShare: number | null
  consignorCents: number | null
}

/** Costs of a piece in the form of the API. */
export type MarginTerms = {
  ownership: Ownership
  cost_usd: string | null
  unit_expenses_usd: string
  consignor_share: number | null
  consignor_usd: string | null
}

export const booksOf = (terms: MarginTerms): Books => ({
  ownership: terms.ownership,
  costCents: toCents(terms.cost_usd),
  unitExpensesCents: toCents(terms.unit_expenses_usd) ?? 0,
  consignorShare: terms.consignor_share,
  consignorCents: toCents(terms.consignor_usd),
})

/**
 * Returns the consignor's payout at a sale price, in cents. Null for a piece that is not on consignment, or if neither a share nor an
 * amount is set.
 */
export function payoutCents({ ownership, consignorShare, consignorCents }: Books, priceCents: number): number | null {
  if (ownership !== 'consignment') return null
  if (consignorCents !== null) return consignorCents
  return consignorShare === null ? null : Math.round((priceCents * consignorShare) / 10_000)
}

/**
 * Returns the shop's margin in cents: the sale price, minus the purchase price (or the consignor's payout), minus expenses. Null if one of
 * these amounts is unknown. A consignor's share is computed from the price before the discount.
 */
export function marginCents(books: Books, priceCents: number | null, beforeDiscountCents = priceCents): number | null {
  if (priceCents === null || beforeDiscountCents === null) return null
  const cost = books.ownership === 'consignment' ? payoutCents(books, beforeDiscountCents) : books.costCents
  return cost === null ? null : priceCents - cost - books.unitExpensesCents
}

/** Returns the margin in cents, and in percent of the sale price with one decimal. Null if the margin is unknown. */
export function marginOf(books: Books, priceCents: number | null): { cents: number; percent: number } | null {
  const cents = marginCents(books, priceCents)
  if (cents === null || !priceCents) return null
  return { cents, percent: Math.round((cents / priceCents) * 1000) / 10 }
}
