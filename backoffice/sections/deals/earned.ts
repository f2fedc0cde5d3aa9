import type { StaffDeal } from '#backoffice/client/deals.ts'
import { toCents } from '#contract/rules/money.ts'
import { type Books, booksOf, marginOf, payoutCents } from '#contract/rules/staff/margin.ts'

/** A sum in a form: a sale price of a piece (`usd`), or the shop's cost of a buyback (`books`). Null until a sum is entered. */
export type DealSum = { key: 'theirs' | 'ours' | 'price'; usd: string | null } | DealTerm
export type DealTerm = { key: 'low' | 'high' | 'offered' | 'fixed' | 'share' | 'counter'; books: Books | null }

type Earned = { margin: ReturnType<typeof marginOf>; payoutCents: number | null; belowFloorCents: number }

/** The price at which a bought piece is expected to sell: the last sale of the same reference number, else the last asking price. */
export const basisOf = ({ prices }: StaffDeal) => prices.find(({ is_sold: isSold }) => isSold) ?? prices[0] ?? null

export function earnedBy(sum: DealSum, deal: StaffDeal): Earned | null {
  if ('books' in sum) {
    const margin = sum.books && marginOf(sum.books, toCents(basisOf(deal)?.price_usd))
    return sum.books && { margin, payoutCents: null, belowFloorCents: 0 }
  }
  const price = toCents(sum.usd)
  if (price === null || !deal.books) return null
  const books = booksOf(deal.books)
  const floor = toCents(deal.books.floor_usd) ?? 0
  return { margin: marginOf(books, price), payoutCents: payoutCents(books, price), belowFloorCents: Math.max(0, floor - price) }
}
