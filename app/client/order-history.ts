import { infiniteQueryOptions } from '@tanstack/react-query'
import { type CallApi, callApi } from '#app/client/call-api.ts'
import { callUrl } from '#app/client/create-call-api.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import type { Order } from '#contract/order.ts'
import type { Page } from '#contract/paging.ts'
import type { OrderOrdering, OrderStatus } from '#contract/rules/order-enums.ts'

export type HistoryView = { search: string; status: OrderStatus | ''; ordering: OrderOrdering }

/** The customer's orders, loaded page by page. If the response is an array instead of a page, the array is the only page. */
export const ordersQuery = (view: HistoryView) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.orders, view],
    queryFn: async ({ pageParam, signal }) => pageOf(await callApi('GET /api/orders/', { url: pageParam, signal })),
    initialPageParam: firstPage(view),
    getNextPageParam: ({ next }) => (next === null ? null : pathOf(next)),
  })

/** Joins the orders of all pages without duplicates. An order can appear twice, because a new order moves the others to later pages. */
export function ordersOf(pages: readonly Page<Order>[]): Order[] {
  const orders = pages.flatMap(({ results }) => results)
  return [...new Map(orders.map((order) => [order.id, order])).values()]
}

export const cancelOrder = (call: CallApi, id: string) => call('PATCH /api/orders/:id/', { params: { id }, body: { status: 'cancelled' } })

function firstPage({ search, status, ordering }: HistoryView): string {
  return callUrl('GET /api/orders/', { query: { ordering, search, status: status || undefined } })
}

function pageOf(response: Page<Order> | Order[]): Page<Order> {
  return Array.isArray(response) ? { count: response.length, next: null, previous: null, results: response } : response
}

function pathOf(next: string): string {
  const { pathname, search } = new URL(next, location.origin)
  return pathname + search
}
