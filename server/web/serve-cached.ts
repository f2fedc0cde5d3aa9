import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiCacheKey } from '#server/http/guards/cache-responses.ts'
import { type ResponseCache, sendCachedResponse } from '#server/http/response-cache.ts'
import { keepChosenLanguage } from '#server/web/keep-language.ts'
import { type Origins, readPageRequest } from '#server/web/page-request.ts'

export function serveCached(responseCache: ResponseCache, origins: Origins, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const url = request.url ?? ''
  const page = url.startsWith('/api/') ? undefined : readPageRequest(request, origins)
  const cached = responseCache.get(page?.key ?? apiCacheKey(url, request.headers['accept-language']))
  if (!cached) return false
  if (page) keepChosenLanguage(page, response)
  sendCachedResponse(cached, request, response)
  return true
}
