import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import { packLoaderData, type LoaderData } from '#app/client/loader-data.ts'
import type { CatalogData, CatalogError } from '#app/sections/catalog/catalog-data.ts'

/** Loads the data of a screen in the browser. If loading fails, keeps the screen and shows the error on it. */
export async function loadWithNetworkFallback(
  load: () => Promise<LoaderData<CatalogData>>,
  { signal }: Request,
): Promise<LoaderData<CatalogData>> {
  try {
    return await load()
  } catch (error) {
    // the router handles redirects, error responses and superseded requests
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

function listErrorOf(error: unknown): CatalogError {
  if (!(error instanceof ApiError)) return { isNetwork: true }
  return { detail: error.detail, errors: error.errors, isNetwork: error.reason === 'network' }
}
