import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import { packLoaderData, type LoaderData } from '#app/client/loader-data.ts'
import type { CatalogData, CatalogError } from '#app/sections/catalog/catalog-data.ts'

/** Loads the data of a screen in the browser. Without a response, the screen stays and shows the error. */
export async function loadWithNetworkFallback(
  load: () => Promise<LoaderData<CatalogData>>,
  { signal }: Request,
): Promise<LoaderData<CatalogData>> {
  try {
    return await load()
  } catch (error) {
    // the router handles redirects, refusals, and requests superseded by a later one
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

/** Error of a list: no connection, else the server's reason or a timeout. */
function listErrorOf(error: unknown): CatalogError {
  if (!(error instanceof ApiError)) return { isNetwork: true }
  return { detail: error.detail, errors: error.errors, isNetwork: error.reason === 'network' }
}
