import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer, type ViteDevServer } from 'vite'
import { readConfig } from '#server/config/config.ts'
import { announceFirstOwner } from '#server/start/announce-first-owner.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { announceUrl, createLogger } from '#server/start/logger.ts'
import { listen, openShop } from '#server/start/open-shop.ts'
import { stopGracefully } from '#server/start/stop-gracefully.ts'
import { servePage } from '#server/web/backoffice.ts'
import { servePages } from '#server/web/mount-pages.ts'

/** Runs the shop for development. Pages are built from source with hot reload, and responses are not cached. */
async function develop(): Promise<void> {
  const config = { ...readConfig(process.env), responseCacheBytes: 0 }
  const logger = createLogger(config.logLevel)
  const shop = await openShop(config, logger)
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: shop.app.server } }, appType: 'custom' })
  shop.app.addHook('onClose', () => vite.close())
  await developBackOffice(shop.app)
  shop.app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|staff)(\/|$)/.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const build = () => loadSources(vite)
  const options = {
    responseCache: shop.responseCache,
    origins: config.shop.origins,
    photoOrigin: undefined,
    settings: config.pages,
    isDevelopment: true,
  }
  await servePages(shop.app, options, createRequestHandler(build, 'development'), {})
  const url = await listen(shop.app, config)
  stopGracefully(shop, config)
  announceUrl(logger, 'Vitrine for developing is open', url)
  await announceFirstOwner(shop, config, logger, url)
}

async function developBackOffice(app: FastifyInstance): Promise<void> {
  const folder = fileURLToPath(new URL('../../backoffice/', import.meta.url))
  const hmr = { server: app.server, path: 'hmr' }
  const vite = await createServer({ configFile: `${folder}vite.config.ts`, server: { middlewareMode: true, hmr }, appType: 'custom' })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/staff/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  servePage(app, async (request, reply) => {
    const page = await vite.transformIndexHtml(request.url, await readFile(`${folder}index.html`, 'utf8'))
    // removes the CSP, because development tools add inline scripts and styles
    return reply.removeHeader('content-security-policy').type('text/html').send(page)
  })
}

async function loadSources(vite: ViteDevServer): Promise<ServerBuild> {
  // Vite builds this module from the app. Its type is unknown to TypeScript, so `isServerBuild` checks the module.
  const sources: unknown = await vite.ssrLoadModule('virtual:react-router/server-build')
  if (isServerBuild(sources)) return sources
  throw new Error('Vite did not build the pages')
}

function isServerBuild(value: unknown): value is ServerBuild {
  return typeof value === 'object' && value !== null && 'routes' in value && 'entry' in value
}

develop().catch(exitOnStartupError)
