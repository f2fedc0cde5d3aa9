import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { generateCatalog } from '#server/db/seed/generate-catalog.ts'
import { identifyShop } from '#server/domain/audit/shop-key.ts'
import { seedDemo } from '#server/domain/demo/seed-demo.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { createLogger } from '#server/start/logger.ts'
import { demoPhotographs } from '#server/start/open-photos.ts'
import { readSecretRing } from '#server/start/open-secrets.ts'

/**
 * `npm run seed`: writes the demo catalog into a database without pieces. `npm run seed -- --pieces N` writes N generated pieces instead,
 * for benchmarks. In production, DEMO_IN_PRODUCTION must allow the demo.
 */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { pieces: { type: 'string' } } })
  const pieces = values.pieces === undefined ? null : Number(values.pieces)
  if (pieces !== null && !(Number.isInteger(pieces) && pieces >= 1 && pieces <= 1_000_000))
    throw new StartupError('Say how many: npm run seed -- --pieces 100000')
  const config = readConfig(process.env)
  assertDemoAllowed(config)
  const database = await openDatabase({
    dataDir: config.dataDir,
    log: createLogger(config.logLevel),
    ...(config.databaseUrl ? { url: config.databaseUrl.reveal() } : {}),
  })
  try {
    await identifyShop(database, readSecretRing(config))
    const isSeeded = await database.runDedicated(async (db) => {
      await migrate(db)
      return seedDemo(db, pieces === null ? { photographs: demoPhotographs(config) } : { catalog: generateCatalog(pieces) })
    })
    stdout.write(
      isSeeded
        ? 'The catalog is in the database.\n'
        : 'The database holds a catalog already, or its demo was removed: nothing was changed.\n',
    )
  } finally {
    await database.close()
  }
}

/** Throws in production, unless DEMO_IN_PRODUCTION allows the demo. Everybody knows the demo's promo codes. */
function assertDemoAllowed({ isProduction, demoInProduction }: Config): void {
  if (isProduction && !demoInProduction)
    throw new StartupError('In production nothing is seeded: the goods and the promo codes are invented (DEMO_IN_PRODUCTION=on allows it).')
}

seed().catch(exitOnStartupError)
