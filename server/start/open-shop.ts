import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Config } from '#server/config/config.ts'
import { type OpenDatabase, openDatabase } from '#server/db/client.ts'
import { accessTokens } from '#server/domain/accounts/access-tokens.ts'
import { serveBackupRequests } from '#server/domain/backup/backup-requests.ts'
import { createBackupStore } from '#server/domain/backup/backup-store.ts'
import { type Catalog, openCatalog } from '#server/domain/catalog/catalog.ts'
import { createPieceTexts } from '#server/domain/catalog/get-piece.ts'
import { readCompany } from '#server/domain/company/read-company.ts'
import { openDemandCounter } from '#server/domain/demand/demand-counter.ts'
import { hasPieces } from '#server/domain/demo/seed-demo.ts'
import { readExchangeRate } from '#server/domain/exchange-rates/current-rate.ts'
import { recordTransportOutcomes } from '#server/domain/health/record-transport-outcomes.ts'
import { openJobs } from '#server/domain/jobs/open-jobs.ts'
import { openRateLimit } from '#server/domain/limits/rate-limit.ts'
import { openLiveEvents } from '#server/domain/live/live-events.ts'
import { createOrderedNames } from '#server/domain/orders/ordered-names.ts'
import { readOwnerSettings } from '#server/domain/owner-settings/read-owner-settings.ts'
import { storeChangedDefaults } from '#server/domain/page-texts/store-default.ts'
import type { Ports, ShopContext } from '#server/domain/shop-context.ts'
import { readWallets } from '#server/domain/wallets/current-wallets.ts'
import { isOnlyBackOffice } from '#server/http/guards/keep-hosts-apart.ts'
import { createResponseCache, shuffleWindowMs } from '#server/http/response-cache.ts'
import { sweepFolder } from '#server/ports/private-files.ts'
import { redisCounter } from '#server/ports/redis-counter.ts'
import { buildApi } from '#server/start/api.ts'
import { backupFolders } from '#server/start/backup-folders.ts'
import { openHttpServer } from '#server/start/http-server.ts'
import { jobHandlers } from '#server/start/job-handlers.ts'
import { isTerminal, type Logger } from '#server/start/logger.ts'
import { openPorts } from '#server/start/open-ports.ts'
import { openSecrets } from '#server/start/open-secrets.ts'
import { prepareDatabase } from '#server/start/prepare-database.ts'
import { readinessOf } from '#server/start/readiness.ts'
import { writeRecordedBackup } from '#server/start/write-recorded-backup.ts'
import { serveCached } from '#server/web/serve-cached.ts'

const incomingMs = 15 * minuteMs
const sweepMs = 5 * minuteMs
const emptyCatalogNotice =
  'The catalog is empty: visitors see no pieces yet. `npm run import -- FILE` shows what a CSV or JSON file would bring, with --apply it is brought in; docs/import.md tells the columns.'

export type Chosen = Partial<Pick<ShopContext, 'now' | 'shuffleSeed'>>

/** Opens the shop without pages: the database, the catalog in memory and the API. Closing the app closes them in order. */
export async function openShop(config: Config, log: Logger, chosen: Chosen = {}) {
  const url = config.databaseUrl ? { url: config.databaseUrl.reveal() } : {}
  const database = await openDatabase({ dataDir: config.dataDir, poolMax: config.databasePool, fsync: config.embeddedFsync, log, ...url })
  const shop = await openShopOn(database, config, log, chosen)
  await storeChangedDefaults(shop.ctx)
  await shop.jobs.start(database)
  if (database.kind === 'embedded') await serveBackups(shop, config, log)
  return shop
}

/** Writes the backups that `npm run backup` requests. While the embedded database is open, no other process can read it. */
async function serveBackups({ app, database }: OpenShopOn, config: Config, log: Logger): Promise<void> {
  const write = (file: string) => writeRecordedBackup(database, config, file)
  const stop = await serveBackupRequests(config.dataDir, write, log)
  app.addHook('onClose', stop)
}

type OpenShopOn = Awaited<ReturnType<typeof openShopOn>>

/** Returns readers of the settings that owners can change at run time. */
function readOwned(catalog: Catalog, { shop }: Config) {
  const ownerSettings = readOwnerSettings(catalog, shop.ownerSettingDefaults)
  return {
    company: readCompany(catalog, ownerSettings),
    ownerSettings,
    cryptoWallets: readWallets(catalog, shop.coins),
    exchangeRate: readExchangeRate(catalog),
  }
}

/** Returns the seed of shuffled lists: the number of the current time window, which is the same in all processes. */
const seedOf = (now: () => number) => () => Math.floor(now() / shuffleWindowMs)

/**
 * Opens the shop on an open database without starting jobs. Closing the shop closes the database. If the shop fails to open, the database
 * is closed at once.
 */
export async function openShopOn(database: OpenDatabase, config: Config, log: Logger, chosen: Chosen = {}) {
  const { now = Date.now, shuffleSeed = seedOf(now) } = chosen
  try {
    await prepareDatabase(database, config, log)
    if (!(await hasPieces(database.db))) log.warn({}, emptyCatalogNotice)
    const catalog = await openCatalog(database, log, now)
    const owned = readOwned(catalog, config)
    const responseCache = createResponseCache(config.responseCacheBytes)
    /** The number of responses that the cache sent before the router ran. */
    const responses = { cached: 0 }
    const isReady = readinessOf(database.db, catalog)
    const { ring, sealer, digest } = await openSecrets(database.db, config, { now, log })
    const tokens = accessTokens(ring, now)
    const ports = recordTransportOutcomes(openPorts(config, { log, now, company: owned.company }), { db: database.db, now, log })
    const sweeping = await startSweeping(ports.incomingFiles.rootPath, log)
    const redis = config.redisUrl ? redisCounter(config.redisUrl.reveal()) : undefined
    const rateLimit = openRateLimit({ db: database.db, now, log }, redis)
    const backups = createBackupStore(database, { folder: join(config.dataDir, 'backups'), folders: backupFolders(config), now, log })
    const demand = openDemandCounter({ db: database.db, now, log })
    const ctx: ShopContext = {
      ...config.shop,
      db: database.db,
      now,
      shuffleSeed,
      log,
      catalog,
      ...owned,
      orderedNames: createOrderedNames(database.db),
      tokens,
      digest,
      ring,
      sealer,
      backups,
      demand,
      ports,
      rateLimit,
    }
    const jobs = await openJobs(ctx, jobHandlers)
    const live = openLiveEvents(database, log, now)
    const server = openHttpServer((request, response) => {
      demand.watch(request, response)
      const isCached = !isOnlyBackOffice(ctx, request.headers.host) && serveCached(responseCache, ctx.origins, request, response)
      if (isCached) responses.cached++
      return isCached
    })
    const app = await buildApi({
      ...config,
      logger: log,
      logRequests: config.logRequests ?? !isTerminal(),
      ctx,
      responseCache,
      photos: ports.photos,
      live,
      isReady,
      texts: createPieceTexts(database.db),
      serverFactory: server.factory,
      isDraining: server.isDraining,
    })
    // closes the event streams, because they do not end by themselves
    app.addHook('preClose', () => live.close())
    app.addHook('onClose', async () => {
      clearInterval(sweeping)
      await jobs.stop()
      await backups.settle()
      await demand.close()
      closePorts(ports)
      redis?.close()
      await catalog.close()
      await database.close()
    })
    return { app, responseCache, catalog, ctx, database, jobs, photos: ports.photos, responses, server }
  } catch (error) {
    await database.close()
    throw error
  }
}

function closePorts({ mail, photoCleaner, photoMaker, tableFiles, pdfMaker }: Ports): void {
  for (const port of [mail, photoCleaner, photoMaker, tableFiles, pdfMaker]) port.close()
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>

/** Removes files that aborted uploads left in a folder, now and every few minutes. Keeps files that a running request may still use. */
async function startSweeping(folder: string, log: Logger): Promise<NodeJS.Timeout> {
  const sweep = () => sweepFolder(folder, incomingMs, Date.now())
  const warn = (error: unknown) => log.warn({ err: error }, 'files of uploads that broke off could not be removed')
  await sweep()
  return setInterval(() => void sweep().catch(warn), sweepMs).unref()
}

/** Listens on the configured host and port, and returns the URL. Closes the shop if listening fails. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: () => '' })
  } catch (error) {
    await app.close()
    throw error
  }
  const address = app.server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`
}
