import type { OrderOrdering, OrderStatus } from '#contract/rules/order-words.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { type CallApi, callApi } from '#app/client/call-api.ts'
import type { Order } from '#contract/order.ts'
import type { Page } from '#contract/paging.ts'

/** What of the own orders is asked for (ORD-01). */
export type HistoryView = { search: string; status: OrderStatus | ''; ordering: OrderOrdering }

/** The own orders, page by page; the server may answer with a bare list, which is the only page then (API-12). */
export const ordersQuery = (view: HistoryView) =>
  infiniteQueryOptions({
    queryKey: ['orders', view],
    queryFn: async ({ pageParam, signal }) => pageOf(await callApi<Page<Order> | Order[]>(pageParam, { signal })),
    initialPageParam: firstPage(view),
    getNextPageParam: ({ next }) => (next === null ? null : pathOf(next)),
  })

/** The orders of all pages. One that slid to the next page, because a newer one came meanwhile, is shown once. */
export function ordersOf(pages: readonly Page<Order>[]): Order[] {
  const orders = pages.flatMap(({ results }) => results)
  return [...new Map(orders.map((order) => [order.id, order])).values()]
}

/** Gives the pieces back; answers with the order as it is now (ORD-02). */
export const cancelOrder = (call: CallApi, id: string) =>
  call<Order>(`/api/orders/${encodeURIComponent(id)}/`, { method: 'PATCH', body: { status: 'cancelled' } })

function firstPage({ search, status, ordering }: HistoryView): string {
  const query = new URLSearchParams({ ordering })
  if (search) query.set('search', search)
  if (status) query.set('status', status)
  return `/api/orders/?${query.toString()}`
}

function pageOf(answer: Page<Order> | Order[]): Page<Order> {
  return Array.isArray(answer) ? { count: answer.length, next: null, previous: null, results: answer } : answer
}

/** `next` may be a whole address: only its path and query are followed. */
function pathOf(next: string): string {
  const { pathname, search } = new URL(next, location.origin)
  return pathname + search
}
