import { queryOptions, useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import type { StaffQueryOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffPiece = StaffResponseOf<'GET /api/staff/pieces/:id/'>
export type StaffPieceRow = StaffResponseOf<'GET /api/staff/pieces/'>['results'][number]
export type StockSums = StaffResponseOf<'GET /api/staff/pieces/'>['sums']
export type ListEntry = StaffResponseOf<'GET /api/staff/lists/:list/'>['results'][number]
export type StockSearch = NonNullable<StaffQueryOf<'GET /api/staff/pieces/'>>
export type PricePoint = StaffResponseOf<'GET /api/staff/pieces/:id/prices/'>['results'][number]
type Changed = StaffPiece & { action_id: string }

export const pieceQuery = (id: number) =>
  queryOptions({ queryKey: queryKeys.pieces.record(id), queryFn: () => callStaff('GET /api/staff/pieces/:id/', { params: { id } }) })

/** Prices of a piece, and of up to twenty other pieces with the same reference. */
export const pricesQuery = (id: number) =>
  queryOptions({ queryKey: queryKeys.pieces.prices(id), queryFn: () => callStaff('GET /api/staff/pieces/:id/prices/', { params: { id } }) })

export const pieceEnquiriesQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.pieces.enquiries(id),
    queryFn: () => callStaff('GET /api/staff/pieces/:id/enquiries/', { params: { id } }),
  })
export const interestQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.pieces.interest(id),
    queryFn: () => callStaff('GET /api/staff/pieces/:id/interest/', { params: { id } }),
  })

export const pieceHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.pieces.history(id),
    queryFn: () => callStaff('GET /api/staff/audit/', { query: { subject_kind: 'piece', subject_id: String(id), page_size: 100 } }),
  })

export const listQuery = (list: FacetGroup) =>
  queryOptions({
    queryKey: queryKeys.referenceList(list),
    queryFn: () => callStaff('GET /api/staff/lists/:list/', { params: { list } }),
    staleTime: minuteMs,
  })

export function useListEntries(list: FacetGroup): readonly ListEntry[] {
  return useQuery(listQuery(list)).data?.results ?? []
}

/** Where an office stores pieces: a safe, a window, a workshop. */
export type StoragePlace = StaffResponseOf<'GET /api/staff/places/'>['results'][number]
export const tagsQuery = queryOptions({ queryKey: queryKeys.pieces.tags, queryFn: () => callStaff('GET /api/staff/tags/') })
export const placesQuery = queryOptions({ queryKey: queryKeys.places, queryFn: () => callStaff('GET /api/staff/places/') })

export function cachePiece(piece: Changed): Changed {
  const { action_id: _action, ...record } = piece
  queryClient.setQueryData(pieceQuery(piece.id).queryKey, record)
  const { lists, allPrices, allInterest, histories } = queryKeys.pieces
  for (const queryKey of [lists, allPrices, allInterest, histories]) void queryClient.invalidateQueries({ queryKey })
  return piece
}

const largePageSize = 200

/** Returns all pieces that match a search, up to `max`. */
export async function findPieces(search: StockSearch, max: number): Promise<StaffPieceRow[]> {
  const found: StaffPieceRow[] = []
  for (let page = 1; found.length < max; page++) {
    const { results } = await callStaff('GET /api/staff/pieces/', { query: { ...search, page, page_size: largePageSize } })
    found.push(...results)
    if (results.length < largePageSize) break
  }
  return found.slice(0, max)
}

export async function findPieceIds(search: StockSearch, max: number): Promise<number[]> {
  return (await findPieces(search, max)).map(({ id }) => id)
}
