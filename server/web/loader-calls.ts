import type { FastifyInstance } from 'fastify'
import { ApiError, refusalOf } from '#app/client/api-error.ts'
import type { CallApi } from '#app/client/call-api.ts'
import type { Language } from '#contract/language.ts'
import type { AnswerCache } from '#server/http/answer-cache.ts'
import { apiAnswerKey } from '#server/http/guards/cache-answers.ts'

/** The API for loaders of this process: no socket, and where an address alone makes the answer, no request either. */
export function loaderCalls(app: FastifyInstance, answers: AnswerCache, language: Language): CallApi {
  return async (path, options = {}) => {
    if ((options.method ?? 'GET') === 'GET') {
      const known = read(app, path, language)
      if (known) return known
      const kept = answers.get(apiAnswerKey(path, language))
      if (kept) return (kept.data ??= JSON.parse(kept.body.toString()))
    }
    const answer = await app.inject({
      method: methodOf(options.method),
      url: path,
      headers: { 'accept-language': language, ...(options.body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    })
    if (answer.statusCode < 400) return answer.json()
    throw refusal(answer.statusCode, answer.body, language)
  }
}

/**
 * Null when the address is none of the reads, or is refused: then the API says why. The caller names the type of an
 * answer, as it does for what JSON.parse gives; the contract is what makes it true.
 */
function read(app: FastifyInstance, url: string, language: Language): ReturnType<typeof JSON.parse> {
  const mark = url.indexOf('?')
  try {
    return app.reads.get(mark < 0 ? url : url.slice(0, mark))?.(url, language)
  } catch {
    return null
  }
}

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

function methodOf(method = 'GET'): (typeof methods)[number] {
  return methods.find((known) => known === method) ?? 'GET'
}

function refusal(status: number, body: string, language: Language): ApiError {
  try {
    return refusalOf(status, JSON.parse(body), language)
  } catch {
    return refusalOf(status, body, language)
  }
}
