import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import type { StaffBodyOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffFaq = StaffResponseOf<'GET /api/staff/faqs/'>['results'][number]
export type StaffVideo = StaffResponseOf<'GET /api/staff/videos/'>['results'][number]
export type StaffSpecialist = StaffResponseOf<'GET /api/staff/specialists/'>['results'][number]
export type StaffReview = StaffResponseOf<'GET /api/staff/reviews/'>['results'][number]
export type TypedFaq = StaffBodyOf<'POST /api/staff/faqs/'>
export type TypedVideo = StaffBodyOf<'POST /api/staff/videos/'>
export type TypedReview = StaffBodyOf<'POST /api/staff/reviews/'>

export const faqsQuery = queryOptions({
  queryKey: queryKeys.faqs,
  queryFn: ({ signal }) => callStaff('GET /api/staff/faqs/', { signal }),
})

export const videosQuery = queryOptions({
  queryKey: queryKeys.videos,
  queryFn: ({ signal }) => callStaff('GET /api/staff/videos/', { signal }),
})

export const specialistsQuery = queryOptions({
  queryKey: queryKeys.specialists,
  queryFn: ({ signal }) => callStaff('GET /api/staff/specialists/', { signal }),
})

export const reviewsQuery = queryOptions({
  queryKey: queryKeys.reviews,
  queryFn: ({ signal }) => callStaff('GET /api/staff/reviews/', { signal }),
})

type Listed = { queryKey: readonly unknown[] }

export async function finishEntry({ queryKey }: Listed, sentence: string, actionId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey })
  showUndoToast(sentence, actionId)
}

/** Reorders a list with an optimistic update. Then refetches the list, even after a failure. */
export async function orderEntries<Entry extends { id: number }>(
  { queryKey }: Listed,
  ids: readonly number[],
  send: (ids: number[]) => Promise<unknown>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<{ results: Entry[] }>(queryKey, (held) => held && { results: sortBy(held.results, ids) })
  try {
    await send([...ids])
  } finally {
    await queryClient.invalidateQueries({ queryKey })
  }
}

/** Puts the entries in `ids` into this order, within the positions that they already occupy. All other entries keep their positions. */
function sortBy<Entry extends { id: number }>(entries: readonly Entry[], ids: readonly number[]): Entry[] {
  const named = ids.flatMap((id) => entries.filter((entry) => entry.id === id))
  return entries.map((entry) => (ids.includes(entry.id) ? (named.shift() ?? entry) : entry))
}
