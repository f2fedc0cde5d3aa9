import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePending } from '#app/client/changes.ts'
import { favoritesQuery, markChanges, marksQuery, withChange } from '#app/client/marks.ts'
import type { OwnMarks } from '#app/client/own-things.ts'
import { useIsSignedIn } from '#app/client/session.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

const none: OwnMarks = { favorite: new Set(), compare: new Set() }

/** Which pieces are in the person's lists, by their ids, the changes on their way included; none for nobody. */
export function useMarks(): OwnMarks {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({ ...marksQuery, enabled: isSignedIn })
  // a page of favorites may be here sooner than the marks: its hearts are on from the first
  const { data: favorites } = useQuery({ ...favoritesQuery, enabled: false })
  const pending = usePending(markChanges)
  return useMemo(() => {
    if (!isSignedIn) return none
    const favoriteIds = data?.favorite_ids ?? favorites?.results.flatMap((entry) => pieceInside(entry)?.piece.id ?? [])
    const known: OwnMarks = { favorite: new Set(favoriteIds), compare: new Set(data?.comparison_ids) }
    return pending.reduce((marks, change) => ({ ...marks, [change.list]: withChange(marks[change.list], change) }), known)
  }, [isSignedIn, data, favorites, pending])
}
