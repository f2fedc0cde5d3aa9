import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { sql } from 'kysely'
import { buildApi } from '#server/api.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/context/log.ts'
import { type OpenDatabase, openDatabase } from '#server/db/client.ts'
import { migrate, pendingMigrations } from '#server/db/migrate.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { accessTokens } from '#server/domain/accounts/access-tokens.ts'
import { keyedDigest } from '#server/domain/accounts/keyed-digest.ts'
import { openCatalog } from '#server/domain/catalog/catalog.ts'
import { pieceTexts } from '#server/domain/catalog/get-piece.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { openAttempts } from '#server/domain/limits/attempts.ts'
import { openJobs } from '#server/domain/jobs/open-jobs.ts'
import { formMs } from '#server/http/guards/slow-bodies.ts'
import { createAnswerCache } from '#server/http/answer-cache.ts'
import { jobHandlers } from '#server/jobs.ts'
import { openPorts } from '#server/open-ports.ts'
import { keptSecret } from '#server/ports/kept-secret.ts'
import { localPhotoStore, s3PhotoStore } from '#server/ports/photo-store.ts'
import { sweepFolder } from '#server/ports/private-files.ts'
import { redisCounter } from '#server/ports/redis-counter.ts'
import { serveKept } from '#server/web/serve-kept.ts'

const incomingMs = 3_600_000

/** The whole shop but its pages: database, catalogue in memory, API. Closing it closes everything in turn. */
export async function openShop(config: Config, log: Log) {
  const url = config.databaseUrl ? { url: config.databaseUrl } : {}
  const database = await openDatabase({ dataDir: config.dataDir, poolMax: config.databasePool, log, ...url })
  const shop = await openShopOn(database, config, log)
  await shop.jobs.start(database)
  return shop
}

/** The shop on a database that is open already; it is closed with the shop, also when the shop cannot open. Its jobs wait to be started. */
export async function openShopOn(database: OpenDatabase, config: Config, log: Log, now: () => number = Date.now) {
  try {
    await migrate(database.db)
    if (config.demoCatalog && (await seedDemo(database.db))) log.info({}, 'the demo catalogue is in the database')
    const catalog = await openCatalog(database, log)
    const answers = createAnswerCache(config.answerCacheBytes)
    const photos = config.s3 ? s3PhotoStore(config.s3) : localPhotoStore(join(config.dataDir, 'photos'))
    const isReady = async () => ({
      database: await sql`select 1`.execute(database.db).then(isThere, isAway),
      migrations: await pendingMigrations(database.db).then((pending) => pending.length === 0, isAway),
    })
    const secret = config.authSecret ?? keptSecret(config.dataDir)
    const tokens = accessTokens(secret, now)
    const ports = openPorts(config, log, now)
    // no request lasts that long: what lies there is of a process that died
    await sweepFolder(ports.incomingFiles.place, incomingMs, Date.now())
    const digest = keyedDigest(secret)
    const redis = config.redisUrl ? redisCounter(config.redisUrl) : undefined
    const attempts = openAttempts(database.db, redis, log)
    const { staff, origins, signIn, reservationHours, enquiryPhotosMaxBytes, keptDays } = config
    const own = { staff, origins, signIn, reservationHours, enquiryPhotosMaxBytes, keptDays }
    const ctx: ShopContext = { db: database.db, now, log, catalog, tokens, digest, ports, attempts, ...own }
    const jobs = await openJobs(ctx, jobHandlers)
    const app = await buildApi({
      ...config,
      ctx,
      answers,
      photos,
      isReady,
      texts: pieceTexts(database.db),
      serverFactory: keptFirst((request, response) => serveKept(answers, config.origins, request, response)),
    })
    app.addHook('onClose', async () => {
      await jobs.stop()
      ports.mail.close()
      ports.photoCleaner.close()
      redis?.close()
      await catalog.close()
      await database.close()
    })
    return { app, answers, catalog, ctx, database, jobs, photos }
  } catch (error) {
    await database.close()
    throw error
  }
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>

const isThere = () => true
const isAway = () => false

/** A server that answers from kept bytes first; slow and endless requests are cut off (SEC-D11). */
function keptFirst(serve: (...exchange: Parameters<Parameters<FastifyServerFactory>[0]>) => boolean): FastifyServerFactory {
  return (handler): Server => {
    const server = createServer(
      { maxHeaderSize: 16_384, connectionsCheckingInterval: 5000, headersTimeout: 10_000, requestTimeout: formMs },
      (request, response) => {
        if (!serve(request, response)) handler(request, response)
      },
    )
    server.keepAliveTimeout = 65_000
    server.maxConnections = 10_000
    return server
  }
}

/** Listens where the configuration says, and answers with the address; where that cannot be, the shop is closed in order. */
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
