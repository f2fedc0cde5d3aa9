import { isRouteErrorResponse } from 'react-router'
import { packLoaderData, type LoaderData } from '#app/client/loader-data.ts'
import type { CatalogData } from '#app/sections/catalog/catalog-data.ts'

/** The data of a screen in the browser: without a response the screen stays and says so (CAT-11). */
export async function loadWithNetworkFallback(
  load: () => Promise<LoaderData<CatalogData>>,
  { signal }: Request,
): Promise<LoaderData<CatalogData>> {
  try {
    return await load()
  } catch (error) {
    // redirects and refusals are the router's business, and so is a request that a later one superseded
    if (error instanceof Response || isRouteErrorResponse(error) || signal.aborted) throw error
    return packLoaderData({
      list: null,
      listError: { isNetwork: true },
      facets: null,
      categoryCounts: [],
      head: [{ title: document.title }],
    })
  }
}
