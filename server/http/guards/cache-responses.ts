import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import {
  type ResponseCache,
  type ResponseHeaders,
  chooseEncoding,
  encodeCachedResponse,
  isNotModified,
  createCachedResponse,
} from '#server/http/response-cache.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The `Cache-Control` header of the route (see `cacheControls`). Responses of a route without `cache` are not cached by the shop. */
    cache?: keyof typeof cacheControls
  }
  interface FastifyRequest {
    catalogEpoch: number
    pieceVersion: string | undefined
  }
}

const cacheControls = {
  list: 'public, max-age=10, stale-while-revalidate=60',
  piece: 'public, max-age=0, must-revalidate',
  reference: 'public, max-age=300, stale-while-revalidate=600',
} as const

export function apiCacheKey(url: string, acceptLanguage: string | undefined): string {
  return `api ${requestLanguage(acceptLanguage)} ${url}`
}

/** Adds ETag and Cache-Control to responses of routes with `cache`. Also compresses and caches these responses. */
export function cacheResponses(app: FastifyInstance, cache: ResponseCache): void {
  app.decorateRequest('catalogEpoch', 0)
  app.decorateRequest('pieceVersion')
  app.addHook('onRequest', (request, _reply, done) => {
    request.catalogEpoch = cache.epoch()
    request.pieceVersion = app.readVersion(request.url)
    done()
  })
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const kind = request.routeOptions.config.cache
    if (!kind || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const headers: ResponseHeaders = {
      ...reply.getHeaders(),
      'cache-control': cacheControls[kind],
      vary: 'accept-language, accept-encoding',
    }
    delete headers['content-length']
    // removes the request id, because later requests get the response from the cache
    delete headers['x-request-id']
    const made = createCachedResponse(payload, headers)
    const { url, pieceVersion } = request
    if (pieceVersion) made.revalidation = { check: () => (app.readVersion(url) === pieceVersion ? 'current' : 'outdated') }
    const cached = cache.set(apiCacheKey(url, request.headers['accept-language']), made, request.catalogEpoch)
    reply.headers(cached.headers)
    if (isNotModified(cached, request.raw)) {
      reply.code(304)
      return null
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'], cached.body.length)
    if (!encoding) return payload
    reply.header('content-encoding', encoding)
    return encodeCachedResponse(cached, encoding)
  })
}
