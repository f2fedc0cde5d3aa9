import { useSyncExternalStore } from 'react'
import type { MarkList } from '#app/client/marks.ts'

/** Which pieces are in a person's lists, by their ids. */
export type OwnMarks = Record<MarkList, ReadonlySet<number>>

/** What a person has of their own, as far as the header, cards and pieces show it. */
export type OwnThings = {
  marks: OwnMarks
  /** All quantities in the cart together. */
  cartCount: number
  /** Ids of the pieces in the cart. */
  cartPieceIds: ReadonlySet<number>
}

const nothing: OwnThings = { marks: { favorite: new Set(), compare: new Set() }, cartCount: 0, cartPieceIds: new Set() }

let known = nothing
const listeners = new Set<() => void>()

/** Told by the one who asks the server for them; null when nobody is here any more. */
export function tellOwnThings(things: OwnThings | null): void {
  known = things ?? nothing
  for (const listener of listeners) listener()
}

/**
 * A person's own things with the changes on their way; nothing for nobody, and until they are known. What asks for them and
 * changes them is loaded only once somebody is signed in: a stranger's pages do without it.
 */
export function useOwnThings(): OwnThings {
  return useSyncExternalStore(subscribe, ownThings, nobodysThings)
}

const ownThings = () => known
const nobodysThings = () => nothing

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
