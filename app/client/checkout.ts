import { queryOptions } from '@tanstack/react-query'
import { type CallApi, callApi } from '#app/client/call-api.ts'
import { resultsOf } from '#app/client/results-of.ts'
import type { CryptoWallet } from '#contract/crypto.ts'
import type { CreateOrder, Order } from '#contract/order.ts'
import type { Page } from '#contract/paging.ts'
import type { Promo } from '#contract/promo.ts'
import type { Workshop } from '#contract/reference-lists.ts'

/** Places an order; `key` names this submit over all its attempts, so that the second creates nothing (CHK-13). */
export const createOrder = (call: CallApi, body: CreateOrder, key: string) =>
  call<Order>('/api/orders/create_from_cart/', { method: 'POST', body, headers: { 'idempotency-key': key } })

/** What a promo code gives; an invalid one is a 400 (CHK-06). */
export const validatePromo = (call: CallApi, code: string) => call<Promo>('/api/orders/validate_promo/', { method: 'POST', body: { code } })

/** One order of the person who is signed in. */
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['orders', id], queryFn: ({ signal }) => callApi<Order>(`/api/orders/${encodeURIComponent(id)}/`, { signal }) })

/** Where coins are sent (CHK-11). */
export const walletsQuery = () =>
  queryOptions({
    queryKey: ['crypto-wallets'],
    queryFn: async ({ signal }) => resultsOf(await callApi<Page<CryptoWallet>>('/api/crypto-wallets/', { signal })),
  })

/** Where orders are picked up, in each city. */
export const workshopsQuery = () =>
  queryOptions({
    queryKey: ['workshops'],
    queryFn: async ({ signal }) => resultsOf(await callApi<Page<Workshop> | Workshop[]>('/api/workshops/', { signal })),
    staleTime: Infinity,
  })
