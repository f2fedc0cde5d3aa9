import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#app/client/call-api.ts'
import { createChanges } from '#app/client/changes.ts'
import { tellOtherTabs } from '#app/client/other-tabs.ts'
import { queryClient } from '#app/client/query-client.ts'
import type { ComparisonEntry, ComparisonState, Marks } from '#contract/comparison.ts'
import type { FavoriteEntry, FavoriteState } from '#contract/favorites.ts'
import { fieldsOfPiece, pieceInside, type PieceRef } from '#contract/rules/piece-ref.ts'
import type { Page } from '#contract/paging.ts'

/** The two lists a person marks pieces for. */
export type MarkList = 'favorite' | 'compare'

/** Which pieces are in a person's lists: one call tells it for all cards of a page. Ask for it only when somebody is signed in. */
export const marksQuery = queryOptions({ queryKey: ['marks'], queryFn: ({ signal }) => callApi<Marks>('/api/marks/', { signal }) })

export const favoritesQuery = queryOptions({
  queryKey: ['favorites'],
  queryFn: ({ signal }) => callApi<Page<FavoriteEntry>>('/api/favorites/', { signal }),
})

export const comparisonQuery = queryOptions({
  queryKey: ['comparison'],
  queryFn: ({ signal }) => callApi<Page<ComparisonEntry>>('/api/comparison/', { signal }),
})

/** A piece goes into a list or out of it; or all go out of the comparison. */
export type MarkChange = { list: MarkList; pieceId: number | 'all'; isOn: boolean }

/** Changes of the lists that are on their way to the server. */
export const markChanges = createChanges<MarkChange>()

const entriesOf = { favorite: 'favorites', compare: 'comparison' } as const satisfies Record<MarkList, string>

/** Puts a piece into a list or takes it out; it counts at once, and no longer when it fails (LIST-01). */
export function setMark(list: MarkList, piece: PieceRef, isOn: boolean): Promise<void> {
  return change({ list, pieceId: piece.id, isOn }, async () => {
    const body = fieldsOfPiece(piece)
    if (list === 'favorite') {
      const state = await callApi<FavoriteState>('/api/favorites/toggle/', { method: 'POST', body: { ...body, is_favorite: isOn } })
      return state.is_favorite
    }
    const state = await callApi<ComparisonState>('/api/comparison/toggle/', { method: 'POST', body: { ...body, is_in_comparison: isOn } })
    return state.is_in_comparison
  })
}

/** Takes an entry out of the comparison (LIST-03). */
export function stopComparing(entryId: string, pieceId: number): Promise<void> {
  return change({ list: 'compare', pieceId, isOn: false }, async () => {
    await callApi(`/api/comparison/${entryId}/`, { method: 'DELETE' })
    return false
  })
}

/** Takes everything out of the comparison (LIST-03). */
export function clearComparison(): Promise<void> {
  return change({ list: 'compare', pieceId: 'all', isOn: false }, async () => {
    await callApi('/api/comparison/clear/', { method: 'DELETE' })
    return false
  })
}

async function change(wanted: MarkChange, call: () => Promise<boolean>): Promise<void> {
  const { list, pieceId } = wanted
  const keys = [['marks'], [entriesOf[list]]]
  // what is being read now may not know of this change
  const isReading = keys.some((queryKey) => queryClient.isFetching({ queryKey }) > 0)
  for (const queryKey of keys) void queryClient.cancelQueries({ queryKey })
  const askAgain = () => keys.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }))
  try {
    await markChanges.send(wanted, {
      // «all» waits for single ones, and they for it
      scope: list === 'compare' ? list : `${list} ${pieceId}`,
      call,
      land: (isOn) => land({ ...wanted, isOn }),
      isSupersededBy: (later) => later.list === list && (later.pieceId === pieceId || later.pieceId === 'all'),
    })
    for (const [key = ''] of keys) tellOtherTabs(key)
    if (isReading) askAgain()
  } catch (error) {
    // a lost answer may have been a yes
    askAgain()
    throw error
  }
}

function land(made: MarkChange): void {
  const name = made.list === 'favorite' ? 'favorite_ids' : 'comparison_ids'
  queryClient.setQueryData<Marks>(['marks'], (marks) => marks && { ...marks, [name]: [...withChange(marks[name], made)] })
  const queryKey = [entriesOf[made.list]]
  if (made.isOn) void queryClient.invalidateQueries({ queryKey })
  else queryClient.setQueryData<Page<FavoriteEntry>>(queryKey, (page) => page && withoutPiece(page, made.pieceId))
}

function withoutPiece<Entry extends object>(page: Page<Entry>, pieceId: MarkChange['pieceId']): Page<Entry> {
  const results = pieceId === 'all' ? [] : page.results.filter((entry) => pieceInside<Id, Id, Id>(entry)?.piece.id !== pieceId)
  return { ...page, count: results.length, results }
}

type Id = { id: number }

/** The ids of a list after a change. */
export function withChange(ids: Iterable<number>, { pieceId, isOn }: MarkChange): ReadonlySet<number> {
  if (pieceId === 'all') return new Set()
  const next = new Set(ids)
  if (isOn) next.add(pieceId)
  else next.delete(pieceId)
  return next
}
