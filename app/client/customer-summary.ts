import { createStore, useStore } from '#app/browser/store.ts'
import type { SavedList } from '#app/client/saved-lists.ts'

export type SavedIdsByList = Record<SavedList, ReadonlySet<number>>

/** Customer data that the header, the cards and the product pages show. */
export type CustomerSummary = {
  saved: SavedIdsByList
  cartCount: number
  cartPieceIds: ReadonlySet<number>
  heldPieceIds: ReadonlySet<number>
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

/** Sets the data that `useCustomerSummary` returns; null after signing out. Called by the lazy chunk that queries the server. */
export function setCustomerSummary(summary: CustomerSummary | null): void {
  summaryStore.set(summary ?? emptySummary)
}

/**
 * Returns the customer's data with pending changes applied. Empty while signed out and until the data are loaded. A lazy chunk, which loads
 * for signed-in customers only, fetches and changes the data.
 */
export function useCustomerSummary(): CustomerSummary {
  return useStore(summaryStore)
}
