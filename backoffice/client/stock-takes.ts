import { queryOptions } from '@tanstack/react-query'
import { browserStorage } from '#app/browser/storage.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StockTake = StaffResponseOf<'GET /api/staff/stock-takes/:id/'>
export type StockTakeRow = StaffResponseOf<'GET /api/staff/stock-takes/'>['results'][number]
export type StockTakeLine = StockTake['lines'][number]

/** A stock-take with its lines; what other devices tick is read by the live events of its kind. */
export const stockTakeQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.stockTakes.record(id),
    queryFn: ({ signal }) => callStaff('GET /api/staff/stock-takes/:id/', { params: { id }, signal }),
  })

/** Those that are under way. */
export const openTakesQuery = queryOptions({
  queryKey: queryKeys.stockTakes.open,
  queryFn: ({ signal }) => callStaff('GET /api/staff/stock-takes/', { query: { open: 'true', page_size: 100 }, signal }),
})

/** Ticks a piece as seen, or takes the tick back. */
export async function markPiece(id: string, pieceId: number, { isSeen }: { isSeen: boolean }): Promise<StockTake> {
  const body = { piece_id: pieceId, is_seen: isSeen }
  const take = await callStaff('PUT /api/staff/stock-takes/:id/seen/', { params: { id }, body })
  return adoptTake(take)
}

/** Shows a stock-take from the response of a write. */
export function adoptTake(take: StockTake): StockTake {
  queryClient.setQueryData(stockTakeQuery(take.id).queryKey, take)
  void queryClient.invalidateQueries({ queryKey: queryKeys.stockTakes.all, predicate: ({ queryKey }) => queryKey[1] !== 'record' })
  return take
}

const keyOf = (staffId: string) => `staff-counting:${staffId}`

/** The stock-take that somebody counts on this device: a label that its camera opens is ticked there. */
export function rememberTake(staffId: string, takeId: string | null): void {
  browserStorage.set(keyOf(staffId), takeId)
}

export function rememberedTake(staffId: string): string | null {
  return browserStorage.get(keyOf(staffId))
}
