import { createServer, type Server } from 'node:http'
import { Registry } from 'prom-client'
import type { Config } from '#server/config/config.ts'
import type { Log } from '#server/context/log.ts'
import { measureResponses } from '#server/metrics/http-metrics.ts'
import { measureProcess } from '#server/metrics/process-metrics.ts'
import { countEvents, measureJobs } from '#server/metrics/shop-metrics.ts'
import type { OpenShop } from '#server/start/open-shop.ts'

type Measured = Pick<OpenShop, 'app' | 'catalog' | 'ctx' | 'database' | 'responses'>
type Settings = Pick<Config, 'metrics' | 'smtp' | 'telegramBot' | 'smsRu'>

const retryMs = 2000

/**
 * Serves metrics on a separate port, or does nothing if no port is configured. Must be called before the shop listens. If the port is busy,
 * retries instead of throwing, because metrics must not prevent the shop from running.
 */
export function openMetrics(shop: Measured, { metrics, smtp, telegramBot, smsRu }: Settings, log: Log): void {
  if (!metrics) return
  const { app, catalog, ctx, database, responses } = shop
  const registry = new Registry()
  measureResponses(app, registry, () => responses.cached)
  measureJobs(registry, database.db, ctx.now)
  measureProcess(registry, {
    pool: database.poolState,
    catalogAgeS: () => Math.max(0, ctx.now() - catalog.refreshedAt()) / 1000,
    transports: { mail: Boolean(smtp), telegram: Boolean(telegramBot), calls: Boolean(smsRu) },
  })
  const stopCounting = countEvents(registry)
  const server = serve(registry)
  listen(server, metrics, log)
  app.addHook('onClose', () => {
    stopCounting()
    server.closeAllConnections()
    server.close()
  })
}

function serve(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}

function listen(server: Server, { host, port }: NonNullable<Settings['metrics']>, log: Log): void {
  let isFirst = true
  // `exclusive` keeps the workers of a cluster from sharing the port
  const open = (): void => void server.listen({ host, port, exclusive: true })
  server.on('listening', () => {
    const address = server.address()
    log.info({ metrics: typeof address === 'object' && address ? address.port : port }, 'metrics are served')
  })
  server.on('error', (error) => {
    if (isFirst) log.warn({ err: error, port }, 'the port for metrics cannot be used; it is tried again')
    isFirst = false
    setTimeout(open, retryMs).unref()
  })
  open()
  server.unref()
}
