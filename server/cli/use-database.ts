import type { Config } from '#server/config/config.ts'
import { type OpenDatabase, openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { setSealSigner } from '#server/db/sign-seals.ts'
import { sealSigner } from '#server/domain/audit/seal-keys.ts'
import { identifyShop } from '#server/domain/audit/shop-key.ts'
import { createLogger } from '#server/start/logger.ts'
import { readSecretRing } from '#server/start/open-secrets.ts'

export async function useDatabase(config: Config, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const { dataDir, databaseUrl: url } = config
  const database = await openDatabase({ dataDir, log: createLogger('error'), ...(url ? { url: url.reveal() } : {}) })
  const ring = readSecretRing(config)
  setSealSigner(database.db, sealSigner(ring))
  try {
    await identifyShop(database, ring)
    await database.runDedicated(migrate)
    await work(database)
  } finally {
    await database.close()
  }
}
