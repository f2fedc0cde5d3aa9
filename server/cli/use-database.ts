import type { Config } from '#server/config/config.ts'
import { type OpenDatabase, openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLogger } from '#server/start/logger.ts'

/** Opens the database of the settings for a command, brings it up to this version, and closes it after `work`. */
export async function useDatabase({ dataDir, databaseUrl: url }: Config, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase({ dataDir, log: createLogger('error'), ...(url ? { url: url.reveal() } : {}) })
  try {
    await database.runDedicated(migrate)
    await work(database)
  } finally {
    await database.close()
  }
}
