import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SavedIdsByList } from '#app/client/customer-summary.ts'
import { usePending } from '#app/client/optimistic-queue.ts'
import { favoritesQuery, savedQueue, savedQuery, withChange, comparisonQuery, type SavedList } from '#app/client/saved-lists.ts'
import { useIsSignedIn } from '#app/client/session.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

const emptySaved: SavedIdsByList = { favorite: new Set(), compare: new Set() }

/** Returns the ids of the pieces in the customer's lists, with pending changes applied. Empty while signed out. */
export function useSaved(): SavedIdsByList {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({ ...savedQuery, enabled: isSignedIn })
  // uses favorites that are already in the cache until the ids of all lists have loaded
  const { data: favorites } = useQuery({ ...favoritesQuery, enabled: false })
  const pending = usePending(savedQueue)
  return useMemo(() => {
    if (!isSignedIn) return emptySaved
    const favoriteIds = data?.favorite_ids ?? favorites?.results.flatMap((entry) => pieceInside(entry)?.piece.id ?? [])
    const known: SavedIdsByList = { favorite: new Set(favoriteIds), compare: new Set(data?.comparison_ids) }
    return pending.reduce((saved, change) => ({ ...saved, [change.list]: withChange(saved[change.list], change) }), known)
  }, [isSignedIn, data, favorites, pending])
}

export function useAlertIds(): ReadonlySet<number> {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({ ...savedQuery, enabled: isSignedIn })
  return useMemo(() => new Set(isSignedIn ? data?.alert_ids : []), [isSignedIn, data])
}

/** Returns the customer's favorites without those that are being removed. `entries` is null until loaded. */
export function useFavorites() {
  const { data, isError, refetch } = useQuery({ ...favoritesQuery, enabled: useIsSignedIn() })
  return { entries: useOptimisticEntries('favorite', data?.results), isError, refetch: () => void refetch() }
}

export function useComparison() {
  const { data, isError, refetch } = useQuery({ ...comparisonQuery, enabled: useIsSignedIn() })
  return { entries: useOptimisticEntries('compare', data?.results), isError, refetch: () => void refetch() }
}

type Piece = { id: number }

function useOptimisticEntries<Entry extends object>(list: SavedList, entries: Entry[] | undefined): Entry[] | null {
  const pending = usePending(savedQueue)
  return useMemo(() => {
    if (!entries) return null
    const idOf = (entry: Entry) => pieceInside<Piece, Piece, Piece>(entry)?.piece.id ?? 0
    const remainingIds = pending.filter((change) => change.list === list).reduce(withChange, new Set(entries.map(idOf)))
    return entries.filter((entry) => remainingIds.has(idOf(entry)))
  }, [entries, pending, list])
}
