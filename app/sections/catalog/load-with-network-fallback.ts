import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import { packLoaderData, type LoaderData } from '#app/client/loader-data.ts'
import type { CatalogData, CatalogError } from '#app/sections/catalog/catalog-data.ts'

/** The data of a screen in the browser: without a response the screen stays and says so. */
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
      listError: listErrorOf(error),
      facets: null,
      categoryCounts: [],
      nearby: null,
      head: [{ title: document.title }],
    })
  }
}

/** A missing connection has its own text; otherwise the server's reason, or that it did not respond in time. */
function listErrorOf(error: unknown): CatalogError {
  if (!(error instanceof ApiError)) return { isNetwork: true }
  return { detail: error.detail, errors: error.errors, isNetwork: error.reason === 'network' }
}
