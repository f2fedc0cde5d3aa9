import { queryOptions } from '@tanstack/react-query'
import { browserStorage } from '#app/browser/storage.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StockTake = StaffResponseOf<'GET /api/staff/stock-takes/:id/'>
export type StockTakeRow = StaffResponseOf<'GET /api/staff/stock-takes/'>['results'][number]
export type StockTakeLine = StockTake['lines'][number]

export const stockTakeQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.stockTakes.record(id),
    queryFn: ({ signal }) => callStaff('GET /api/staff/stock-takes/:id/', { params: { id }, signal }),
  })

export const openTakesQuery = queryOptions({
  queryKey: queryKeys.stockTakes.open,
  queryFn: ({ signal }) => callStaff('GET /api/staff/stock-takes/', { query: { open: 'true', page_size: 100 }, signal }),
})

export async function markPiece(id: string, pieceId: number, { isSeen }: { isSeen: boolean }): Promise<StockTake> {
  const body = { piece_id: pieceId, is_seen: isSeen }
  const take = await callStaff('PUT /api/staff/stock-takes/:id/seen/', { params: { id }, body })
  return cacheStockTake(take)
}

export function cacheStockTake(take: StockTake): StockTake {
  queryClient.setQueryData(stockTakeQuery(take.id).queryKey, take)
  void queryClient.invalidateQueries({ queryKey: queryKeys.stockTakes.all, predicate: ({ queryKey }) => queryKey[1] !== 'record' })
  return take
}

const keyOf = (staffId: string) => `staff-counting:${staffId}`

/**
 * Stores which stock-take the person is counting on this device. After the phone's camera app scans a label, the label's page offers to
 * count the piece in this stock-take.
 */
export function rememberTake(staffId: string, takeId: string | null): void {
  browserStorage.set(keyOf(staffId), takeId)
}

export function rememberedTake(staffId: string): string | null {
  return browserStorage.get(keyOf(staffId))
}
