import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { findCustomer } from '#server/domain/accounts/find-customer.ts'
import type { PieceTexts } from '#server/domain/catalog/get-piece.ts'
import { rateForPages } from '#server/domain/exchange-rates/current-rate.ts'
import type { LiveEvents } from '#server/domain/live/live-events.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addressesRoutes } from '#server/http/addresses.routes.ts'
import { albumsRoutes } from '#server/http/albums.routes.ts'
import { alertStopsRoutes } from '#server/http/alert-stops.routes.ts'
import { alertsRoutes } from '#server/http/alerts.routes.ts'
import { authEmailRoutes } from '#server/http/auth-email.routes.ts'
import { authPasswordRoutes } from '#server/http/auth-password.routes.ts'
import { authProvidersRoutes } from '#server/http/auth-providers.routes.ts'
import { authRelayRoutes } from '#server/http/auth-relay.routes.ts'
import { authRoutes } from '#server/http/auth.routes.ts'
import { buybackPagesRoutes } from '#server/http/buyback-pages.routes.ts'
import { cartRoutes } from '#server/http/cart.routes.ts'
import { catalogRoutes } from '#server/http/catalog.routes.ts'
import { certificatesRoutes } from '#server/http/certificates.routes.ts'
import { cryptoWalletsRoutes } from '#server/http/crypto-wallets.routes.ts'
import { enquiriesRoutes } from '#server/http/enquiries.routes.ts'
import { guardAccess } from '#server/http/guards/access.ts'
import { longestBodyMs, limitBodyTime } from '#server/http/guards/body-timeout.ts'
import { cacheResponses } from '#server/http/guards/cache-responses.ts'
import { drainUnreadBodies } from '#server/http/guards/drain-unread-bodies.ts'
import { bodyLimitBytes, registerJsonParser } from '#server/http/guards/json-body-parser.ts'
import { keepHostsApart } from '#server/http/guards/keep-hosts-apart.ts'
import { limitGuesses } from '#server/http/guards/limit-guesses.ts'
import { onError, onNotFound } from '#server/http/guards/on-error.ts'
import { refuseUnreadable } from '#server/http/guards/refuse-unreadable.ts'
import { setSecurityHeaders } from '#server/http/guards/security-headers.ts'
import { shedLoad } from '#server/http/guards/shed-load.ts'
import { createStaffGuard } from '#server/http/guards/staff-access.ts'
import { validateInput } from '#server/http/guards/validate-input.ts'
import { healthRoutes } from '#server/http/health.routes.ts'
import { homeDraftRoutes } from '#server/http/home-draft.routes.ts'
import { logRequests, sendRequestIds } from '#server/http/log-requests.ts'
import { messageFilesRoutes } from '#server/http/message-files.routes.ts'
import { offersRoutes } from '#server/http/offers.routes.ts'
import { orderLinksRoutes } from '#server/http/order-links.routes.ts'
import { ordersRoutes } from '#server/http/orders.routes.ts'
import { ownThreadsRoutes } from '#server/http/own-threads.routes.ts'
import { pageTextsRoutes } from '#server/http/page-texts.routes.ts'
import { photosRoutes } from '#server/http/photos.routes.ts'
import { profileRoutes } from '#server/http/profile.routes.ts'
import { proformasRoutes } from '#server/http/proformas.routes.ts'
import { quoteFormsRoutes } from '#server/http/quote-forms.routes.ts'
import { quotesRoutes } from '#server/http/quotes.routes.ts'
import { referenceListsRoutes } from '#server/http/reference-lists.routes.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import { robotsRoutes } from '#server/http/robots.routes.ts'
import { savedListsRoutes } from '#server/http/saved-lists.routes.ts'
import { serveOpenApi } from '#server/http/serve-openapi.ts'
import { sitemapRoutes } from '#server/http/sitemap.routes.ts'
import { soldRoutes } from '#server/http/sold.routes.ts'
import { staffRoutes } from '#server/http/staff/staff-routes.ts'
import { telegramRoutes } from '#server/http/telegram.routes.ts'
import { visitsRoutes } from '#server/http/visits.routes.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

export type ApiDeps = {
  ctx: ShopContext
  texts: PieceTexts
  responseCache: ResponseCache
  photos: PhotoStore
  live: LiveEvents
  dataDir: string
  isReady: () => Promise<Record<string, boolean>>
  isDraining: () => boolean
  loopDelayMaxMs: number
  logger: FastifyBaseLogger
  logRequests: boolean
  isProduction: boolean
  trustProxyHops: number
  /** Creates the HTTP server, which sends cached responses before the router runs. */
  serverFactory?: FastifyServerFactory
}

function decorateForPages(app: FastifyInstance, ctx: ShopContext): void {
  const { company, ownerSettings, cryptoWallets, now, shuffleSeed } = ctx
  app.decorate('company', company)
  app.decorate('ownerSettings', ownerSettings)
  app.decorate('cryptoWallets', cryptoWallets)
  app.decorate('pageRate', () => rateForPages(ctx))
  app.decorate('now', now)
  app.decorate('shuffleSeed', shuffleSeed)
}

export async function buildApi(deps: ApiDeps): Promise<FastifyInstance> {
  const { ctx } = deps
  const { catalog, shuffleSeed } = ctx
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_ip, hop) => hop < deps.trustProxyHops,
    bodyLimit: bodyLimitBytes,
    requestTimeout: longestBodyMs,
    // keeps serving requests that arrive during the shutdown
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ...(deps.serverFactory ? { serverFactory: deps.serverFactory } : {}),
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => void onError(error, request, reply),
  })
  app.setValidatorCompiler(validateInput)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(onError)
  app.setNotFoundHandler(onNotFound)
  sendRequestIds(app)
  if (deps.logRequests) logRequests(app)
  setSecurityHeaders(app, deps)
  keepHostsApart(app, ctx)
  shedLoad(app, deps)
  limitBodyTime(app)
  drainUnreadBodies(app)
  registerJsonParser(app)
  guardAccess(app, { findCustomer: (token) => findCustomer(ctx, token), guardStaff: createStaffGuard(ctx) })
  cacheResponses(app, deps.responseCache)
  app.decorate('reads', new Map())
  app.decorate('readVersion', () => undefined)
  decorateForPages(app, ctx)
  catalog.onChange(() => deps.responseCache.outdate())
  await serveOpenApi(app)

  const customerRouteDeps = { ctx, photoBase: deps.photos.base }
  authRoutes(app, ctx, deps)
  authEmailRoutes(app, ctx, deps)
  authPasswordRoutes(app, ctx, deps)
  authProvidersRoutes(app, ctx, deps)
  authRelayRoutes(app, ctx)
  healthRoutes(app, deps)
  catalogRoutes(app, { ...deps, catalog, shuffleSeed, photoBase: deps.photos.base })
  soldRoutes(app, { catalog, photoBase: deps.photos.base })
  limitGuesses(app, ctx)
  certificatesRoutes(app, ctx)
  referenceListsRoutes(app, ctx, deps.photos.base)
  homeDraftRoutes(app, ctx, deps.photos.base)
  pageTextsRoutes(app, ctx)
  photosRoutes(app, deps.photos)
  profileRoutes(app, ctx)
  addressesRoutes(app, ctx)
  cryptoWalletsRoutes(app, ctx)
  ordersRoutes(app, ctx, deps.photos.base)
  orderLinksRoutes(app, ctx, deps.photos.base)
  await proformasRoutes(app, ctx)
  albumsRoutes(app, ctx, deps.photos.base)
  await visitsRoutes(app, ctx, deps.photos.base)
  ownThreadsRoutes(app, ctx, deps.photos.base)
  messageFilesRoutes(app, ctx)
  await buybackPagesRoutes(app, ctx)
  quotesRoutes(app, ctx, deps.photos.base)
  offersRoutes(app, ctx)
  await quoteFormsRoutes(app, ctx, deps.photos.base)
  await enquiriesRoutes(app, ctx)
  cartRoutes(app, customerRouteDeps)
  savedListsRoutes(app, customerRouteDeps)
  alertsRoutes(app, ctx)
  await alertStopsRoutes(app, ctx)
  telegramRoutes(app, ctx)
  robotsRoutes(app, ctx.origins)
  sitemapRoutes(app, { origins: ctx.origins, catalog, photoBase: deps.photos.base })
  staffRoutes(app, ctx, { photoBase: deps.photos.base, live: deps.live })
  return app
}
