import type { Config } from '#server/config/config.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedReferenceLists } from '#server/db/seed/seed-reference-lists.ts'
import { identifyShop, storeShopKey } from '#server/domain/audit/shop-key.ts'
import type { Logger } from '#server/start/logger.ts'
import { openDemo } from '#server/start/open-photos.ts'
import { readSecretRing } from '#server/start/open-secrets.ts'

/** Prepares the shop's key, the schema, the default reference lists, and the demo if it is configured. */
export async function prepareDatabase(database: OpenDatabase, config: Config, log: Logger): Promise<void> {
  const ring = readSecretRing(config)
  await identifyShop(database, ring)
  // no statement timeout, because another process may hold the locks for long
  await database.runDedicated(async (db) => {
    await migrate(db)
    await storeShopKey(db, ring)
    await seedReferenceLists(db)
    if (config.demoCatalog) await openDemo(db, config, log)
  })
}
