import { ApiError, networkError, responseError } from '#app/client/api-error.ts'
import { callTimeoutMs, pageLanguage } from '#app/client/create-call-api.ts'
import { parseResponse } from '#contract/rules/parse-response.ts'

const extension = '.data'

/**
 * Patches `fetch` for the router's requests of page data, because the router offers no hook. Each request carries the
 * page's language (I18N-01), has the timeout of API calls, and fails as they do, so that each screen shows its own
 * panel.
 */
export function watchPageData(): void {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = input instanceof URL ? input : undefined
    const isPageData = url?.origin === location.origin && url.pathname.endsWith(extension)
    return isPageData ? fetchPageData(fetch, url, init) : fetch(input, init)
  }
}

/** Sets the page's language in a URL of page data, so that a prefetched URL equals the one requested later. */
export function inPageLanguage(url: URL): URL {
  const result = new URL(url)
  // the router appends `_routes` when it prefetches, so it is moved behind the page's own parameters
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
    // read here, so that the timeout covers the body; nothing is streamed anyway
    const body = await response.arrayBuffer()
    return new Response(body.byteLength ? body : null, response)
  } catch (error) {
    if (error instanceof ApiError || init.signal?.aborted) throw error
    throw networkError(timeout.aborted ? 'timeout' : 'network', pageLanguage())
  }
}

/**
 * Whether the loader failed (500) or something other than the router, such as a proxy, responded with an error. The
 * router renders any other response.
 */
function isFailure({ status, headers }: Response): boolean {
  return status === 500 || (status >= 400 && !headers.has('X-Remix-Response'))
}
