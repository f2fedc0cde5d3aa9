import { queryOptions } from '@tanstack/react-query'
import { type CallApi, callApi } from '#app/client/call-api.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { resultsOf } from '#app/client/results-of.ts'
import type { CreateOrder } from '#contract/order.ts'

/** Places an order; `key` names this submit over all its attempts, so that the second creates nothing. */
export const createOrder = (call: CallApi, body: CreateOrder, key: string) =>
  call('POST /api/orders/create_from_cart/', { body, headers: { 'idempotency-key': key } })

/** The discount of a promo code; an invalid one is a 400. */
export const validatePromo = (call: CallApi, code: string) => call('POST /api/orders/validate_promo/', { body: { code } })

/** One order of the signed-in customer. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.orders, id],
    queryFn: ({ signal }) => callApi('GET /api/orders/:id/', { params: { id }, signal }),
  })

/** The wallets for coins. */
export const walletsQuery = () =>
  queryOptions({
    queryKey: queryKeys.wallets,
    queryFn: async ({ signal }) => resultsOf(await callApi('GET /api/crypto-wallets/', { signal })),
  })

/** The places of pickup, in each city. */
export const workshopsQuery = () =>
  queryOptions({
    queryKey: queryKeys.workshops,
    queryFn: async ({ signal }) => resultsOf(await callApi('GET /api/workshops/', { signal })),
    staleTime: Infinity,
  })
