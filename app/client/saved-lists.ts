import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { createOptimisticQueue } from '#app/client/optimistic-queue.ts'
import { notifyOtherTabs, queryClient, refetchAfterChange } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import type { SavedPieceIds } from '#contract/comparison.ts'
import type { FavoriteEntry } from '#contract/favorites.ts'
import type { Page } from '#contract/paging.ts'
import { fieldsOfPiece, pieceInside, type PieceRef } from '#contract/rules/piece-ref.ts'

export type SavedList = 'favorite' | 'compare'

/** Ids of the pieces in the customer's lists, loaded once for all cards of a page. Requires a session. */
export const savedQuery = queryOptions({
  queryKey: queryKeys.saved,
  queryFn: ({ signal }) => callApi('GET /api/marks/', { signal }),
})

export const favoritesQuery = queryOptions({
  queryKey: queryKeys.favorites,
  queryFn: ({ signal }) => callApi('GET /api/favorites/', { signal }),
})

export const comparisonQuery = queryOptions({
  queryKey: queryKeys.comparison,
  queryFn: ({ signal }) => callApi('GET /api/comparison/', { signal }),
})

/** `pieceId: 'all'` clears the comparison. */
export type SavedChange = { list: SavedList; pieceId: number | 'all'; isSaved: boolean }

export const savedQueue = createOptimisticQueue<SavedChange>()

const listKeys = { favorite: queryKeys.favorites, compare: queryKeys.comparison } as const satisfies Record<SavedList, readonly string[]>

/** Adds a piece to a list or removes it. Shows the change at once and undoes it on failure (optimistic update). */
export function setSaved(list: SavedList, piece: PieceRef, { isSaved }: { isSaved: boolean }): Promise<void> {
  return change({ list, pieceId: piece.id, isSaved }, async () => {
    const body = fieldsOfPiece(piece)
    if (list === 'favorite') {
      const state = await callApi('POST /api/favorites/toggle/', { body: { ...body, is_favorite: isSaved } })
      return state.is_favorite
    }
    const state = await callApi('POST /api/comparison/toggle/', { body: { ...body, is_in_comparison: isSaved } })
    return state.is_in_comparison
  })
}

/** Removes an entry from the comparison. If the server responds 404, the entry stays removed and the error is rethrown. */
export async function removeFromComparison(entryId: string, pieceId: number): Promise<void> {
  let missing: ApiError | undefined
  await change({ list: 'compare', pieceId, isSaved: false }, async () => {
    await callApi('DELETE /api/comparison/:id/', { params: { id: entryId } }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      missing = error
    })
    return false
  })
  if (!missing) return
  // after a 404, other entries may be gone as well
  for (const queryKey of [queryKeys.saved, queryKeys.comparison]) refetchAfterChange(queryKey)
  throw missing
}

export function clearComparison(): Promise<void> {
  return change({ list: 'compare', pieceId: 'all', isSaved: false }, async () => {
    await callApi('DELETE /api/comparison/clear/')
    return false
  })
}

async function change(wanted: SavedChange, call: () => Promise<boolean>): Promise<void> {
  const { list, pieceId } = wanted
  const keys = [queryKeys.saved, listKeys[list]]
  const isReading = () => keys.some((queryKey) => queryClient.isFetching({ queryKey }) > 0)
  // a read in progress may return data without this change
  let mayBeStale = isReading()
  for (const queryKey of keys) void queryClient.cancelQueries({ queryKey })
  const refetch = () => keys.forEach(refetchAfterChange)
  try {
    await savedQueue.send(wanted, {
      // changes of the comparison share one scope, because clearing it and changing one entry must not overlap
      scope: list === 'compare' ? list : `${list} ${pieceId}`,
      call,
      onSuccess: (isSaved) => {
        mayBeStale ||= isReading()
        settle({ ...wanted, isSaved })
      },
      isSupersededBy: (later) => later.list === list && (later.pieceId === pieceId || later.pieceId === 'all'),
    })
    for (const queryKey of keys) notifyOtherTabs(queryKey)
    if (mayBeStale) refetch()
  } catch (error) {
    // the server may have made the change even if its response was lost
    refetch()
    throw error
  }
}

function settle(settled: SavedChange): void {
  const name = settled.list === 'favorite' ? 'favorite_ids' : 'comparison_ids'
  queryClient.setQueryData<SavedPieceIds>(queryKeys.saved, (saved) => saved && { ...saved, [name]: [...withChange(saved[name], settled)] })
  const queryKey = listKeys[settled.list]
  if (settled.isSaved) void queryClient.invalidateQueries({ queryKey })
  else queryClient.setQueryData<Page<FavoriteEntry>>(queryKey, (page) => page && withoutPiece(page, settled.pieceId))
}

function withoutPiece<Entry extends object>(page: Page<Entry>, pieceId: SavedChange['pieceId']): Page<Entry> {
  const results = pieceId === 'all' ? [] : page.results.filter((entry) => pieceInside<Id, Id, Id>(entry)?.piece.id !== pieceId)
  return { ...page, count: results.length, results }
}

type Id = { id: number }

export function withChange(ids: Iterable<number>, { pieceId, isSaved }: SavedChange): ReadonlySet<number> {
  if (pieceId === 'all') return new Set()
  const next = new Set(ids)
  if (isSaved) next.add(pieceId)
  else next.delete(pieceId)
  return next
}
