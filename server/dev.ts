import { stdout } from 'node:process'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer, type ViteDevServer } from 'vite'
import { readConfig } from '#server/config.ts'
import { explainStart } from '#server/explain-start.ts'
import { listen, openShop } from '#server/shop.ts'
import { startLog } from '#server/start-log.ts'
import { stopGracefully } from '#server/stop-gracefully.ts'
import { servePages } from '#server/web/pages.ts'

/** The shop for developing: pages come from their sources and change under the developer's eyes; nothing is kept. */
async function develop(): Promise<void> {
  const config = { ...readConfig(process.env), answerCacheBytes: 0 }
  const shop = await openShop(config, startLog(config.logLevel))
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: shop.app.server } }, appType: 'custom' })
  shop.app.addHook('onClose', () => vite.close())
  shop.app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const build = () => sourcesOf(vite)
  const options = { answers: shop.answers, origins: config.origins, photoOrigin: undefined, map: config.map, isDevelopment: true }
  await servePages(shop.app, options, createRequestHandler(build, 'development'), {})
  const address = await listen(shop.app, config)
  stopGracefully(shop.app)
  stdout.write(`Vitrine for developing is open at ${address}\n`)
}

async function sourcesOf(vite: ViteDevServer): Promise<ServerBuild> {
  // made by Vite from the app; its shape is what React Router's plugin promises
  const sources: unknown = await vite.ssrLoadModule('virtual:react-router/server-build')
  if (isServerBuild(sources)) return sources
  throw new Error('Vite did not make the pages')
}

function isServerBuild(value: unknown): value is ServerBuild {
  return typeof value === 'object' && value !== null && 'routes' in value && 'entry' in value
}

develop().catch(explainStart)
