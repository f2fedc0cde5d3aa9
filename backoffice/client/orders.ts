import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffOrder = StaffResponseOf<'GET /api/staff/orders/:id/'>
export type ListedOrder = StaffResponseOf<'GET /api/staff/orders/'>['results'][number]
export type OrderSums = StaffResponseOf<'GET /api/staff/orders/'>['sums']
export type BoardColumn = StaffResponseOf<'GET /api/staff/orders/board/'>['columns'][number]
export type StepResult = StaffResponseOf<'POST /api/staff/orders/:id/confirm/'>

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: queryKeys.orders.record(id), queryFn: () => callStaff('GET /api/staff/orders/:id/', { params: { id } }) })

export const documentQuery = (number: string) =>
  queryOptions({
    queryKey: queryKeys.orders.document(number),
    queryFn: () => callStaff('GET /api/staff/documents/:number/', { params: { number } }),
  })

export const destinationsQuery = queryOptions({
  queryKey: queryKeys.destinations,
  queryFn: () => callStaff('GET /api/staff/orders/destinations/'),
  staleTime: 10 * minuteMs,
})

export function cacheOrder(order: StaffOrder): void {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order)
  for (const queryKey of [queryKeys.orders.lists, queryKeys.orders.boards]) void queryClient.invalidateQueries({ queryKey })
}
