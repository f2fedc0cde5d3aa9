import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { ThreadAlbums } from '#contract/album.ts'

export type Album = ThreadAlbums['results'][number]

export const albumsQuery = (threadId: number) => ({
  queryKey: queryKeys.threads.albums(threadId),
  queryFn: () => callStaff('GET /api/staff/threads/:id/albums/', { params: { id: threadId } }),
})

export function cacheAlbums(threadId: number, changed: ThreadAlbums): void {
  queryClient.setQueryData<ThreadAlbums>(queryKeys.threads.albums(threadId), { results: changed.results })
  void queryClient.invalidateQueries({ queryKey: queryKeys.threads.all })
}
