import { officesFirst } from '#app/client/addresses.ts'
import type { CallApi } from '#app/client/call-api.ts'
import { resultsOf } from '#app/client/results-of.ts'
import type { PlainOrder } from '#app/sections/quote/plain-order.ts'

/**
 * Reads the current step of a purchase without scripts from the URL parameters `buy` and `country`. Null if `buy` is missing or unknown.
 */
export async function plainOrder(callApi: CallApi, asked: URLSearchParams): Promise<PlainOrder | null> {
  const method = asked.get('buy')
  if (method === 'pickup') return { method, cities: resultsOf(await callApi('GET /api/cities/', {})) }
  if (method !== 'delivery') return null
  const countries = officesFirst(resultsOf(await callApi('GET /api/countries/', {})))
  return { method, countries, country: countries.find(({ code }) => code === asked.get('country')) ?? null }
}
