import { queryOptions } from '@tanstack/react-query'
import { type CallApi, callApi } from '#app/client/call-api.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { resultsOf } from '#app/client/results-of.ts'
import type { BodyOf } from '#contract/endpoints.ts'
import { offices } from '#contract/offices.ts'
import type { Country } from '#contract/reference-lists.ts'

export const addressesQuery = () =>
  queryOptions({
    queryKey: queryKeys.addresses,
    queryFn: async ({ signal }) => resultsOf(await callApi('GET /api/addresses/', { signal })),
  })

export const addAddress = (call: CallApi, body: BodyOf<'POST /api/addresses/'>) => call('POST /api/addresses/', { body })

export const changeAddress = (call: CallApi, id: string, body: BodyOf<'PATCH /api/addresses/:id/'>) =>
  call('PATCH /api/addresses/:id/', { params: { id }, body })

export const removeAddress = (call: CallApi, id: string) => call('DELETE /api/addresses/:id/', { params: { id } })

const forever = { staleTime: Infinity } as const

export const citiesQuery = () =>
  queryOptions({
    queryKey: queryKeys.cities,
    queryFn: async ({ signal }) => resultsOf(await callApi('GET /api/cities/', { signal })),
    ...forever,
  })

export const countriesQuery = () =>
  queryOptions({
    queryKey: queryKeys.countries,
    queryFn: async ({ signal }) => officesFirst(resultsOf(await callApi('GET /api/countries/', { signal }))),
    ...forever,
  })

/** Moves the countries in which the shop has an office to the front, in the order of `offices`. */
export function officesFirst(countries: Country[]): Country[] {
  const codes: string[] = offices.map(({ country }) => country)
  const [near, far] = [countries.filter(({ code }) => codes.includes(code)), countries.filter(({ code }) => !codes.includes(code))]
  return [...near.toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code)), ...far]
}
