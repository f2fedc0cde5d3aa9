import { tabStorage } from '#app/browser/storage.ts'
import type { SavedList } from '#app/client/saved-lists.ts'
import type { SaveSearch } from '#contract/alerts.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

const key = 'deferred-action'
const lifetimeMs = 30 * minuteMs

/** What a signed-out person pressed: a list that the piece goes into, or a search to be kept. */
export type DeferredAction = { list: SavedList | 'cart'; piece: PieceRef } | { search: SaveSearch }

/** Keeps what was pressed for the moment its person is signed in, wherever that happens; null forgets it. */
export function deferAction(action: DeferredAction | null): void {
  tabStorage.set(key, action && JSON.stringify({ ...action, at: Date.now() }))
}

/** What was pressed before signing in, once; null when nothing was, or long ago. */
export function takeDeferredAction(): DeferredAction | null {
  const stored = tabStorage.getJson(key)
  deferAction(null)
  if (!isDeferred(stored) || Date.now() - stored.at >= lifetimeMs) return null
  return 'search' in stored ? { search: stored.search } : { list: stored.list, piece: stored.piece }
}

function isDeferred(stored: unknown): stored is DeferredAction & { at: number } {
  return typeof stored === 'object' && stored !== null && (('list' in stored && 'piece' in stored) || 'search' in stored) && 'at' in stored
}
