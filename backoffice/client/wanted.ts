import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type ListedWanted = StaffResponseOf<'GET /api/staff/wanted/'>['results'][number]
export type PieceWanted = StaffResponseOf<'GET /api/staff/pieces/:id/wanted/'>

export const pieceWantedQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.pieces.wanted(id),
    queryFn: () => callStaff('GET /api/staff/pieces/:id/wanted/', { params: { id } }),
  })

export function refreshWanted(): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.allWanted })
  void queryClient.invalidateQueries({ queryKey: queryKeys.threads.wantedLists })
  void queryClient.invalidateQueries({ queryKey: queryKeys.counts })
}
