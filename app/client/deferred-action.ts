import { tabStorage } from '#app/browser/storage.ts'
import type { SavedList } from '#app/client/saved-lists.ts'
import type { SaveSearch } from '#contract/alerts.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

const key = 'deferred-action'
const lifetimeMs = 30 * minuteMs

/** An action that a signed-out visitor tried: add a piece to a list, turn on alerts for a piece (`bell`), or save a search. */
export type DeferredAction = { list: SavedList | 'cart' | 'bell'; piece: PieceRef } | { search: SaveSearch }

/** Stores an action until the visitor signs in, on any page; null deletes the stored action. */
export function deferAction(action: DeferredAction | null): void {
  tabStorage.set(key, action && JSON.stringify({ ...action, at: Date.now() }))
}

export function takeDeferredAction(): DeferredAction | null {
  const stored = tabStorage.getJson(key)
  deferAction(null)
  if (!isDeferred(stored) || Date.now() - stored.at >= lifetimeMs) return null
  return 'search' in stored ? { search: stored.search } : { list: stored.list, piece: stored.piece }
}

function isDeferred(stored: unknown): stored is DeferredAction & { at: number } {
  return typeof stored === 'object' && stored !== null && (('list' in stored && 'piece' in stored) || 'search' in stored) && 'at' in stored
}
