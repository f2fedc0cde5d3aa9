import type { FastifyInstance } from 'fastify'
import { ApiError, responseError } from '#app/client/api-error.ts'
import { type CallApi, createCallApi } from '#app/client/create-call-api.ts'
import type { Language } from '#contract/language.ts'
import { apiCacheKey } from '#server/http/guards/cache-responses.ts'
import { pageCallHeaders } from '#server/http/guards/limit-certificate-tries.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'

/** The API for loaders of this process: no socket, and where the URL alone determines the response, no request either. */
export function createLoaderCalls(app: FastifyInstance, responseCache: ResponseCache, language: Language): CallApi {
  return createCallApi(async (path, { method, body }): Promise<unknown> => {
    if (method === 'GET') {
      const known = readInProcess(app, path, language)
      if (known) return known
      const cached = responseCache.get(apiCacheKey(path, language))
      if (cached) return JSON.parse(cached.body.toString())
    }
    const response = await app.inject({
      method: methodOf(method),
      url: path,
      headers: { ...pageCallHeaders, 'accept-language': language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    if (response.statusCode < 400) return response.json()
    throw toApiError(response.statusCode, response.body, language)
  })
}

/** Nothing when the URL is none of the reads, or is refused: then the API explains why. */
function readInProcess(app: FastifyInstance, url: string, language: Language): object | null | undefined {
  const queryStart = url.indexOf('?')
  try {
    return app.reads.get(queryStart < 0 ? url : url.slice(0, queryStart))?.(url, language)
  } catch {
    return null
  }
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
