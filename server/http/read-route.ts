import { parse } from 'node:querystring'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Language } from '#contract/language.ts'
import { failures } from '#server/http/failures.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The reads of this API by their path, for those who ask within the process. */
    reads: Map<string, Read>
  }
}

/** Answers an address as the route would, without a request; null when the route would refuse the query. */
export type Read = (url: string, language: Language) => object | null

export type Asked<Query> = { query: Query; url: string; language: Language }

type ReadRoute<Query> = {
  path: string
  cache: FastifyContextConfig['cache']
  operationId: string
  tag: string
  querystring: z.ZodType<Query>
  answer: z.ZodType
  produce: (asked: Asked<Query>) => object
}

/**
 * A route whose answer depends on its address and the language only: mounted for clients, and put into `app.reads`, so
 * that pages are made without a request of their own.
 */
export function readRoute<Query>(app: FastifyInstance, route: ReadRoute<Query>): void {
  const { path, cache, operationId, tag, querystring, answer, produce } = route
  const schema = { operationId, tags: [tag], querystring, response: { 200: answer, ...failures } }
  // what a request carries has passed the schema by now, and is what the schema made of it
  const validated = (query: ReturnType<typeof JSON.parse>): Query => query
  app.get(path, { config: { cache, access: 'public' }, schema }, async ({ query, url, headers }) =>
    produce({ query: validated(query), url, language: requestLanguage(headers['accept-language']) }),
  )
  app.reads.set(path, (url, language) => {
    const checked = querystring.safeParse({ ...parse(url.slice(path.length + 1)) })
    return checked.success ? produce({ query: checked.data, url, language }) : null
  })
}
