import { ApiError, networkError, responseError } from '#app/client/api-error.ts'
import { callTimeoutMs, pageLanguage } from '#app/client/create-call-api.ts'
import { parseResponse } from '#contract/rules/parse-response.ts'

const extension = '.data'

/**
 * Patches `fetch` for the router's requests of page data, because the router offers no hook. Adds the page's language (I18N-01) and the
 * timeout of API calls. Converts failures to `ApiError`, so that each screen can show its own error panel.
 */
export function watchPageData(): void {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = input instanceof URL ? input : undefined
    const isPageData = url?.origin === location.origin && url.pathname.endsWith(extension)
    return isPageData ? fetchPageData(fetch, url, init) : fetch(input, init)
  }
}

/**
 * Adds the page's language to a URL of page data. Prefetching uses this too, because a prefetched URL must equal the URL requested later.
 */
export function inPageLanguage(url: URL): URL {
  const result = new URL(url)
  // the router appends `_routes` when it prefetches, so `_routes` must stay the last parameter
  const routes = result.searchParams.get('_routes')
  result.searchParams.delete('_routes')
  result.searchParams.set('lang', pageLanguage())
  if (routes !== null) result.searchParams.set('_routes', routes)
  return result
}

async function fetchPageData(fetch: typeof window.fetch, url: URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(callTimeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    const response = await fetch(inPageLanguage(url), { ...init, signal })
    if (isFailure(response)) throw responseError(response.status, parseResponse(await response.text()), pageLanguage())
    // reading the body here applies the timeout to it; page data are not streamed
    const body = await response.arrayBuffer()
    return new Response(body.byteLength ? body : null, response)
  } catch (error) {
    if (error instanceof ApiError || init.signal?.aborted) throw error
    throw networkError(timeout.aborted ? 'timeout' : 'network', pageLanguage())
  }
}

/**
 * Whether the response is an error that the router should not render: a loader failure (500), or an error response that does not come from
 * the router's server, such as the error page of a proxy.
 */
function isFailure({ status, headers }: Response): boolean {
  return status === 500 || (status >= 400 && !headers.has('X-Remix-Response'))
}
