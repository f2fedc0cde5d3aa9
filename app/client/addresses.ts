import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { type CallApi, callApi } from '#app/client/call-api.ts'
import { resultsOf } from '#app/client/results-of.ts'
import type { Address, AddressChange, NewAddress } from '#contract/address.ts'
import type { Page } from '#contract/paging.ts'
import type { Country, NamedReference } from '#contract/reference-lists.ts'

const path = '/api/addresses/'

/** The addresses of the customer who is signed in, the newest first. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async ({ signal }) => resultsOf(await callApi<Page<Address> | Address[]>(path, { signal })),
  })

export const addAddress = (call: CallApi, address: z.input<typeof NewAddress>) => call<Address>(path, { method: 'POST', body: address })

export const changeAddress = (call: CallApi, id: string, change: z.input<typeof AddressChange>) =>
  call<Address>(`${path}${id}/`, { method: 'PATCH', body: change })

export const removeAddress = (call: CallApi, id: string) => call<void>(`${path}${id}/`, { method: 'DELETE' })

const forever = { staleTime: Infinity } as const

/** The cities with a branch of the shop. */
export const citiesQuery = () =>
  queryOptions({
    queryKey: ['cities'],
    queryFn: async ({ signal }) => resultsOf(await callApi<Page<NamedReference> | NamedReference[]>('/api/cities/', { signal })),
    ...forever,
  })

/** All countries, by name in the language of the page. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => resultsOf(await callApi<Page<Country> | Country[]>('/api/countries/', { signal })),
    ...forever,
  })
