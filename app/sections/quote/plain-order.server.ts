import { officesFirst } from '#app/client/addresses.ts'
import type { CallApi } from '#app/client/call-api.ts'
import { resultsOf } from '#app/client/results-of.ts'
import type { PlainOrder } from '#app/sections/quote/quote-plain-buying.tsx'

/** The fields that a page without script asks for by its address; null where no phone was called yet. */
export async function plainOrder(callApi: CallApi, asked: string | null): Promise<PlainOrder | null> {
  if (asked === 'pickup') {
    const cities = resultsOf(await callApi('GET /api/cities/', {}))
    return { method: asked, places: cities.map(({ id, name }) => ({ value: String(id), label: name })) }
  }
  if (asked !== 'delivery') return null
  const countries = officesFirst(resultsOf(await callApi('GET /api/countries/', {})))
  return { method: asked, places: countries.map(({ code, name }) => ({ value: code, label: name })) }
}
