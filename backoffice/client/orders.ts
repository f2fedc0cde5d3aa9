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

/** An order with all that became of it. */
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: queryKeys.orders.record(id), queryFn: () => callStaff('GET /api/staff/orders/:id/', { params: { id } }) })

/** A paper of an order. */
export const documentQuery = (number: string) =>
  queryOptions({
    queryKey: queryKeys.orders.document(number),
    queryFn: () => callStaff('GET /api/staff/documents/:number/', { params: { number } }),
  })

/** Where orders can go. */
export const destinationsQuery = queryOptions({
  queryKey: queryKeys.destinations,
  queryFn: () => callStaff('GET /api/staff/orders/destinations/'),
  staleTime: 10 * minuteMs,
})

/** Shows an order from the response of a write; lists and the board are read again. */
export function adoptOrder(order: StaffOrder): void {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order)
  for (const queryKey of [queryKeys.orders.lists, queryKeys.orders.boards]) void queryClient.invalidateQueries({ queryKey })
}
