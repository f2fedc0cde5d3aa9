import type { FastifyInstance } from 'fastify'
import { ApiError, responseError } from '#app/client/api-error.ts'
import { type CallApi, createCallApi } from '#app/client/create-call-api.ts'
import type { Language } from '#contract/language.ts'
import { apiCacheKey } from '#server/http/guards/cache-responses.ts'
import { pageCallHeaders } from '#server/http/guards/limit-guesses.ts'
import { readInProcess } from '#server/http/read-route.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import type { PageSources } from '#server/web/page-sources.ts'

/**
 * Creates the API client that loaders use. Calls stay within this process, and calls whose response depends only on the URL skip HTTP.
 * Records in `sources` the responses that loaders read.
 */
export function createLoaderCalls(app: FastifyInstance, responseCache: ResponseCache, language: Language, sources: PageSources): CallApi {
  return createCallApi(async (path, { method, body }): Promise<unknown> => {
    const version = app.readVersion(path)
    const note = (response: object | null): void => sources.add(path, response, version)
    if (method === 'GET') {
      const known = readInProcess(app, path, language)
      if (known) {
        note(known)
        return known
      }
      const cached = responseCache.get(apiCacheKey(path, language))
      if (cached) {
        note(null)
        return JSON.parse(cached.body.toString())
      }
    }
    const response = await app.inject({
      method: methodOf(method),
      url: path,
      headers: { ...pageCallHeaders, 'accept-language': language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    note(null)
    if (response.statusCode < 400) return response.json()
    throw toApiError(response.statusCode, response.body, language)
  })
}

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

function methodOf(method: string): (typeof methods)[number] {
  return methods.find((known) => known === method) ?? 'GET'
}

function toApiError(status: number, body: string, language: Language): ApiError {
  try {
    return responseError(status, JSON.parse(body), language)
  } catch {
    return responseError(status, body, language)
  }
}
