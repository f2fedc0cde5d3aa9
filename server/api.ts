import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { CryptoWallet } from '#contract/crypto.ts'
import type { Language } from '#contract/language.ts'
import { findCustomer } from '#server/domain/accounts/find-customer.ts'
import type { PieceTexts } from '#server/domain/catalog/get-piece.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { AnswerCache } from '#server/http/answer-cache.ts'
import { addressesRoutes } from '#server/http/addresses.routes.ts'
import { cartRoutes } from '#server/http/cart.routes.ts'
import { authOutsideRoutes } from '#server/http/auth-outside.routes.ts'
import { authPasswordRoutes } from '#server/http/auth-password.routes.ts'
import { authRelayRoutes } from '#server/http/auth-relay.routes.ts'
import { authRoutes } from '#server/http/auth.routes.ts'
import { catalogRoutes } from '#server/http/catalog.routes.ts'
import { comparisonRoutes } from '#server/http/comparison.routes.ts'
import { cryptoWalletsRoutes } from '#server/http/crypto-wallets.routes.ts'
import { documentApi } from '#server/http/document-api.ts'
import { favoritesRoutes } from '#server/http/favorites.routes.ts'
import { enquiriesRoutes } from '#server/http/enquiries.routes.ts'
import { guardAccess } from '#server/http/guards/access.ts'
import { cacheAnswers } from '#server/http/guards/cache-answers.ts'
import { jsonBodies } from '#server/http/guards/json-bodies.ts'
import { onError, onNotFound } from '#server/http/guards/on-error.ts'
import { securityHeaders } from '#server/http/guards/security-headers.ts'
import { formMs, slowBodies } from '#server/http/guards/slow-bodies.ts'
import { validateInput } from '#server/http/guards/validate-input.ts'
import { healthRoutes } from '#server/http/health.routes.ts'
import { logRequests, loggerOptions } from '#server/http/log-requests.ts'
import { profileRoutes } from '#server/http/profile.routes.ts'
import { ordersRoutes } from '#server/http/orders.routes.ts'
import { photosRoutes } from '#server/http/photos.routes.ts'
import { sitemapRoutes } from '#server/http/sitemap.routes.ts'
import { referenceListsRoutes } from '#server/http/reference-lists.routes.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

export type ApiDeps = {
  ctx: ShopContext
  texts: PieceTexts
  answers: AnswerCache
  photos: PhotoStore
  dataDir: string
  cryptoWallets: readonly CryptoWallet[]
  isReady: () => Promise<Record<string, boolean>>
  logLevel: string
  isProduction: boolean
  trustProxyHops: number
  origins: Record<Language, string>
  /** Answers before the router sees a request, where kept bytes serve. */
  serverFactory?: FastifyServerFactory
}

const bodyLimitBytes = 100_000

/** The API: its table of contents is the list of routes below. */
export async function buildApi(deps: ApiDeps): Promise<FastifyInstance> {
  const { ctx } = deps
  const { catalog, now } = ctx
  const app = Fastify({
    logger: loggerOptions(deps.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < deps.trustProxyHops,
    bodyLimit: bodyLimitBytes,
    requestTimeout: formMs,
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
  slowBodies(app)
  jsonBodies(app)
  guardAccess(app, (token) => findCustomer(ctx, token))
  cacheAnswers(app, deps.answers)
  app.decorate('reads', new Map())
  catalog.onChange(() => deps.answers.clear())
  await documentApi(app)

  const own = { ctx, photoBase: deps.photos.base }
  authRoutes(app, ctx, deps)
  authPasswordRoutes(app, ctx, deps)
  authOutsideRoutes(app, ctx, deps)
  authRelayRoutes(app, ctx)
  healthRoutes(app, deps.isReady)
  catalogRoutes(app, { ...deps, catalog, now, photoBase: deps.photos.base })
  referenceListsRoutes(app, catalog)
  photosRoutes(app, deps.photos)
  profileRoutes(app, ctx)
  addressesRoutes(app, ctx)
  cryptoWalletsRoutes(app, deps.cryptoWallets)
  ordersRoutes(app, ctx, deps.photos.base)
  await enquiriesRoutes(app, deps)
  cartRoutes(app, own)
  favoritesRoutes(app, own)
  comparisonRoutes(app, own)
  sitemapRoutes(app, { ...deps, catalog, photoBase: deps.photos.base })
  return app
}
