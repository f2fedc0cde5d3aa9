import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffThread = StaffResponseOf<'GET /api/staff/threads/:id/'>
export type ListedThread = StaffResponseOf<'GET /api/staff/threads/'>['results'][number]
export type ThreadCounts = StaffResponseOf<'GET /api/staff/threads/'>['counts']

const fateMs = 4000

export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.threads.record(id),
    queryFn: () => callStaff('GET /api/staff/threads/:id/', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.messages.some(({ fate }) => fate === 'queued') ? fateMs : false),
  })

export function cacheThread(thread: StaffThread): void {
  queryClient.setQueryData(threadQuery(thread.id).queryKey, thread)
  void queryClient.invalidateQueries({ queryKey: queryKeys.threads.lists })
  void queryClient.invalidateQueries({ queryKey: queryKeys.counts })
}
