import { ApiError, networkError, responseError } from '#app/client/api-error.ts'
import { callTimeoutMs, pageLanguage } from '#app/client/create-call-api.ts'
import { parseResponse } from '#contract/rules/parse-response.ts'

const extension = '.data'

/**
 * From now on the router's requests for the data of pages name the language of the page that asks (I18N-01), end after ten
 * seconds, and fail as calls of the API do: each screen has its own panel for that. The router offers no place for it.
 */
export function watchPageData(): void {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = input instanceof URL ? input : undefined
    const isPageData = url?.origin === location.origin && url.pathname.endsWith(extension)
    return isPageData ? fetchPageData(fetch, url, init) : fetch(input, init)
  }
}

/** The URL of a page whose data are fetched ahead, as its request will be. */
export function inPageLanguage(url: URL): URL {
  const result = new URL(url)
  // where the router sets it when it fetches ahead: behind the page's own parameters
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
    // read here, where time is counted: nothing is streamed anyway
    const body = await response.arrayBuffer()
    return new Response(body.byteLength ? body : null, response)
  } catch (error) {
    if (error instanceof ApiError || init.signal?.aborted) throw error
    throw networkError(timeout.aborted ? 'timeout' : 'network', pageLanguage())
  }
}

/** A page that failed on its way or in its loader (500); of any other status the router's own response has a page. */
function isFailure({ status, headers }: Response): boolean {
  return status === 500 || (status >= 400 && !headers.has('X-Remix-Response'))
}
