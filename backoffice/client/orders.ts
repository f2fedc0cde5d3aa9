import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffOrder = StaffResponseOf<'GET /api/staff/orders/:id/'>
export type ListedOrder = StaffResponseOf<'GET /api/staff/orders/'>['results'][number]
export type OrderSums = StaffResponseOf<'GET /api/staff/orders/'>['sums']
export type BoardColumn = StaffResponseOf<'GET /api/staff/orders/board/'>['columns'][number]
export type StepResult = StaffResponseOf<'POST /api/staff/orders/:id/confirm/'>
export type Destinations = StaffResponseOf<'GET /api/staff/orders/destinations/'>

/** An order with all that became of it. */
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['order', 'record', id], queryFn: () => callStaff('GET /api/staff/orders/:id/', { params: { id } }) })

/** A paper of an order. */
export const documentQuery = (number: string) =>
  queryOptions({
    queryKey: ['order', 'document', number],
    queryFn: () => callStaff('GET /api/staff/documents/:number/', { params: { number } }),
  })

/** Where orders can go. */
export const destinationsQuery = queryOptions({
  queryKey: ['list', 'destinations'],
  queryFn: () => callStaff('GET /api/staff/orders/destinations/'),
  staleTime: 600_000,
})

/** Shows an order from the response of a write; lists and the board are read again. */
export function adoptOrder(order: StaffOrder): void {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order)
  for (const part of ['list', 'board']) void queryClient.invalidateQueries({ queryKey: ['order', part] })
}
