import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePending } from '#app/client/changes.ts'
import { comparisonQuery, favoritesQuery, markChanges, type MarkList, withChange } from '#app/client/marks.ts'
import { useIsSignedIn } from '#app/client/session.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

/** The person's favorites, without those that are just being taken out; null until they are known. */
export function useFavorites() {
  const { data, isError, refetch } = useQuery({ ...favoritesQuery, enabled: useIsSignedIn() })
  return { entries: useShown('favorite', data?.results), isError, askAgain: () => void refetch() }
}

/** The person's comparison, likewise. */
export function useComparison() {
  const { data, isError, refetch } = useQuery({ ...comparisonQuery, enabled: useIsSignedIn() })
  return { entries: useShown('compare', data?.results), isError, askAgain: () => void refetch() }
}

type Piece = { id: number }

function useShown<Entry extends object>(list: MarkList, entries: Entry[] | undefined): Entry[] | null {
  const pending = usePending(markChanges)
  return useMemo(() => {
    if (!entries) return null
    const idOf = (entry: Entry) => pieceInside<Piece, Piece, Piece>(entry)?.piece.id ?? 0
    const left = pending.filter((change) => change.list === list).reduce(withChange, new Set(entries.map(idOf)))
    return entries.filter((entry) => left.has(idOf(entry)))
  }, [entries, pending, list])
}
