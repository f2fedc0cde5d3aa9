import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AnswerCache, type AnswerHeaders, chooseEncoding, encodeAnswer, hasAlready, makeAnswer } from '#server/http/answer-cache.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long other caches may keep the answer; an answer without it is never kept. */
    cache?: keyof typeof cacheControls
  }
  interface FastifyRequest {
    /** The state of the catalogue when the request came. */
    catalogEpoch: number
  }
}

const cacheControls = {
  list: 'public, max-age=10, stale-while-revalidate=60',
  piece: 'public, max-age=0, must-revalidate',
  reference: 'public, max-age=300, stale-while-revalidate=600',
} as const

/** The key of an API answer: its language and address. */
export function apiAnswerKey(url: string, acceptLanguage: string | undefined): string {
  return `api ${requestLanguage(acceptLanguage)} ${url}`
}

/** Gives the answers of marked routes an ETag and Cache-Control, compresses them, and keeps them for the next who asks the same. */
export function cacheAnswers(app: FastifyInstance, cache: AnswerCache): void {
  app.decorateRequest('catalogEpoch', 0)
  app.addHook('onRequest', (request, _reply, done) => {
    request.catalogEpoch = cache.epoch()
    done()
  })
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const kind = request.routeOptions.config.cache
    if (!kind || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const headers: AnswerHeaders = { ...reply.getHeaders(), 'cache-control': cacheControls[kind], vary: 'accept-language, accept-encoding' }
    delete headers['content-length']
    // the name of this request; whoever gets the kept answer made another
    delete headers['x-request-id']
    const answer = makeAnswer(payload, headers)
    cache.set(apiAnswerKey(request.url, request.headers['accept-language']), answer, request.catalogEpoch)
    reply.headers(answer.headers)
    if (hasAlready(answer, request.raw)) {
      reply.code(304)
      return null
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'], answer.body.length)
    if (!encoding) return payload
    reply.header('content-encoding', encoding)
    return encodeAnswer(answer, encoding)
  })
}
