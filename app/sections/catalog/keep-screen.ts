import { isRouteErrorResponse } from 'react-router'
import { handOver, type Handed } from '#app/client/handed.ts'
import type { CatalogData } from '#app/sections/catalog/catalog-data.ts'

/** The data of a screen in the browser: when no answer comes the screen stays and says so (CAT-11). */
export async function keepScreen(load: () => Promise<Handed<CatalogData>>, { signal }: Request): Promise<Handed<CatalogData>> {
  try {
    return await load()
  } catch (error) {
    // redirects and refusals are the router's business, and so is a request that a later one superseded
    if (error instanceof Response || isRouteErrorResponse(error) || signal.aborted) throw error
    return handOver({ list: null, failure: { isNetwork: true }, facets: null, elsewhere: [], head: [{ title: document.title }] })
  }
}
