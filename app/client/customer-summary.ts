import { createStore, useStore } from '#app/browser/store.ts'
import type { SavedList } from '#app/client/saved-lists.ts'

/** Which pieces are in a person's lists, by their ids. */
export type SavedIdsByList = Record<SavedList, ReadonlySet<number>>

/** A customer's own data, as far as the header, cards and pieces show it. */
export type CustomerSummary = {
  saved: SavedIdsByList
  /** All quantities in the cart together. */
  cartCount: number
  /** Ids of the pieces in the cart. */
  cartPieceIds: ReadonlySet<number>
  /** Ids of the pieces that the shop keeps for this person. */
  heldPieceIds: ReadonlySet<number>
}

const none: ReadonlySet<number> = new Set()
const emptySummary: CustomerSummary = { saved: { favorite: none, compare: none }, cartCount: 0, cartPieceIds: none, heldPieceIds: none }

const summaryStore = createStore(emptySummary)

/** Called by the code that queries the server; null when the person has gone. */
export function setCustomerSummary(summary: CustomerSummary | null): void {
  summaryStore.set(summary ?? emptySummary)
}

/**
 * A customer's own data with the pending changes; empty without a session, and until it is known. The code that queries and
 * changes it is loaded only once somebody is signed in: other pages do without it.
 */
export function useCustomerSummary(): CustomerSummary {
  return useStore(summaryStore)
}
