import { openEmbedded } from '#server/db/embedded.ts'
import type { DatabaseOptions, OpenDatabase } from '#server/db/open-database.ts'
import { openPostgres } from '#server/db/postgres.ts'

export type { OpenDatabase, PoolState } from '#server/db/open-database.ts'

/**
 * Opens PostgreSQL if `url` is given, otherwise the embedded database in `dataDir`/db. Without `dataDir`, the embedded database is in
 * memory.
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.url ? openPostgres(options.url, options) : openEmbedded(options)
}
