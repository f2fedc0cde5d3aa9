import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffBodyOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffBuyback = StaffResponseOf<'GET /api/staff/buybacks/:id/'>
export type ListedBuyback = StaffResponseOf<'GET /api/staff/buybacks/'>['results'][number]
export type BuybackCounts = StaffResponseOf<'GET /api/staff/buybacks/'>['counts']
export type StepBody = StaffBodyOf<'POST /api/staff/buybacks/:id/steps/'>

export const buybackQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.buybacks.record(id),
    queryFn: () => callStaff('GET /api/staff/buybacks/:id/', { params: { id } }),
  })

export function cacheBuyback(buyback: StaffBuyback): void {
  queryClient.setQueryData(buybackQuery(buyback.id).queryKey, buyback)
  void queryClient.invalidateQueries({ queryKey: queryKeys.buybacks.lists })
  void queryClient.invalidateQueries({ queryKey: queryKeys.threads.record(buyback.id) })
  void queryClient.invalidateQueries({ queryKey: queryKeys.counts })
}
