import { createStore, useStore } from '#app/browser/store.ts'
import type { SavedList } from '#app/client/saved-lists.ts'

/** The ids of the pieces in each of a customer's lists. */
export type SavedIdsByList = Record<SavedList, ReadonlySet<number>>

/** The part of a customer's data that the header, cards and product pages show. */
export type CustomerSummary = {
  saved: SavedIdsByList
  cartCount: number
  cartPieceIds: ReadonlySet<number>
  /** Ids of the pieces reserved by this customer's own orders. */
  heldPieceIds: ReadonlySet<number>
}

const none: ReadonlySet<number> = new Set()
const emptySummary: CustomerSummary = { saved: { favorite: none, compare: none }, cartCount: 0, cartPieceIds: none, heldPieceIds: none }

const summaryStore = createStore(emptySummary)

/** Set by the code that queries the server; null after signing out. */
export function setCustomerSummary(summary: CustomerSummary | null): void {
  summaryStore.set(summary ?? emptySummary)
}

/**
 * A customer's data with the pending changes; empty without a session and until it is loaded. The code that queries and
 * changes it is a lazy chunk that only signed-in customers load.
 */
export function useCustomerSummary(): CustomerSummary {
  return useStore(summaryStore)
}
