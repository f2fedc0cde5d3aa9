import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Language } from '#contract/language.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import type { PieceTexts } from '#server/domain/catalog/get-piece.ts'
import type { AnswerCache } from '#server/http/answer-cache.ts'
import { catalogRoutes } from '#server/http/catalog.routes.ts'
import { documentApi } from '#server/http/document-api.ts'
import { type Enquiries, enquiriesRoutes } from '#server/http/enquiries.routes.ts'
import { cacheAnswers } from '#server/http/guards/cache-answers.ts'
import { jsonBodies } from '#server/http/guards/json-bodies.ts'
import { onError, onNotFound } from '#server/http/guards/on-error.ts'
import { securityHeaders } from '#server/http/guards/security-headers.ts'
import { validateInput } from '#server/http/guards/validate-input.ts'
import { healthRoutes } from '#server/http/health.routes.ts'
import { logRequests, loggerOptions } from '#server/http/log-requests.ts'
import { photosRoutes } from '#server/http/photos.routes.ts'
import { sitemapRoutes } from '#server/http/sitemap.routes.ts'
import { referenceListsRoutes } from '#server/http/reference-lists.routes.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

export type ApiDeps = {
  catalog: Catalog
  texts: PieceTexts
  answers: AnswerCache
  photos: PhotoStore
  enquiries: Enquiries
  isReady: () => Promise<Record<string, boolean>>
  now: () => number
  logLevel: string
  isProduction: boolean
  trustProxyHops: number
  origins: Record<Language, string>
  /** Answers before the router sees a request, where kept bytes serve. */
  serverFactory?: FastifyServerFactory
}

const bodyLimitBytes = 100_000
const requestTimeoutMs = 20_000

/** The API: its table of contents is the list of routes below. */
export async function buildApi(deps: ApiDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(deps.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < deps.trustProxyHops,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ...(deps.serverFactory ? { serverFactory: deps.serverFactory } : {}),
    frameworkErrors: (error, request, reply) => void onError(error, request, reply),
  })
  app.setValidatorCompiler(validateInput)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(onError)
  app.setNotFoundHandler(onNotFound)
  logRequests(app)
  securityHeaders(app, deps)
  jsonBodies(app)
  cacheAnswers(app, deps.answers)
  app.decorate('reads', new Map())
  deps.catalog.onChange(() => deps.answers.clear())
  await documentApi(app)

  healthRoutes(app, deps.isReady)
  catalogRoutes(app, { ...deps, photoBase: deps.photos.base })
  referenceListsRoutes(app, deps.catalog)
  photosRoutes(app, deps.photos)
  enquiriesRoutes(app, deps.enquiries)
  sitemapRoutes(app, { ...deps, photoBase: deps.photos.base })
  return app
}
