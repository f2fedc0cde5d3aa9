import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiCacheKey } from '#server/http/guards/cache-responses.ts'
import { type ResponseCache, sendCachedResponse } from '#server/http/response-cache.ts'
import { type Origins, readPageRequest } from '#server/web/page-request.ts'

/** Responds from cached bytes before the router sees the request; false when nothing is cached for it. */
export function serveCached(responseCache: ResponseCache, origins: Origins, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const url = request.url ?? ''
  const key = url.startsWith('/api/') ? apiCacheKey(url, request.headers['accept-language']) : readPageRequest(request, origins).key
  const cached = responseCache.get(key)
  if (!cached) return false
  sendCachedResponse(cached, request, response)
  return true
}
