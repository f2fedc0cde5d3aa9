import { queryOptions } from '@tanstack/react-query'
import { type CallApi, callApi } from '#app/client/call-api.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { resultsOf } from '#app/client/results-of.ts'
import type { CreateOrder } from '#contract/order.ts'

/** Places an order. `key` is the idempotency key; all attempts of one submit share it. */
export const createOrder = (call: CallApi, body: CreateOrder, key: string) =>
  call('POST /api/orders/create_from_cart/', { body, headers: { 'idempotency-key': key } })

export const validatePromo = (call: CallApi, code: string) => call('POST /api/orders/validate_promo/', { body: { code } })

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.orders, id],
    queryFn: ({ signal }) => callApi('GET /api/orders/:id/', { params: { id }, signal }),
  })

export const walletsQuery = () =>
  queryOptions({
    queryKey: queryKeys.wallets,
    queryFn: async ({ signal }) => resultsOf(await callApi('GET /api/crypto-wallets/', { signal })),
  })

export const workshopsQuery = () =>
  queryOptions({
    queryKey: queryKeys.workshops,
    queryFn: async ({ signal }) => resultsOf(await callApi('GET /api/workshops/', { signal })),
    staleTime: Infinity,
  })
