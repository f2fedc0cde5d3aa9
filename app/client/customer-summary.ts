import { createStore, useStore } from '#app/browser/store.ts'
import type { SavedList } from '#app/client/saved-lists.ts'

export type SavedIdsByList = Record<SavedList, ReadonlySet<number>>

/** Data of the customer that the header, cards and product pages show. */
export type CustomerSummary = {
  saved: SavedIdsByList
  cartCount: number
  cartPieceIds: ReadonlySet<number>
  /** Ids of the pieces reserved by this customer's own orders. */
  heldPieceIds: ReadonlySet<number>
  /** Ids of the pieces about which this customer gets alerts. */
  alertIds: ReadonlySet<number>
}

const none: ReadonlySet<number> = new Set()
const emptySummary: CustomerSummary = {
  saved: { favorite: none, compare: none },
  cartCount: 0,
  cartPieceIds: none,
  heldPieceIds: none,
  alertIds: none,
}

const summaryStore = createStore(emptySummary)

/**
 * Sets the data that `useCustomerSummary` returns. Called by the code that queries the server; null after signing out.
 */
export function setCustomerSummary(summary: CustomerSummary | null): void {
  summaryStore.set(summary ?? emptySummary)
}

/**
 * Returns the customer's data with pending changes applied; empty without a session and until loaded. The code that
 * fetches and changes the data is a lazy chunk, which loads only for signed-in customers.
 */
export function useCustomerSummary(): CustomerSummary {
  return useStore(summaryStore)
}
