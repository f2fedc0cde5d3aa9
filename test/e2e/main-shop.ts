// A program: the shop with its pages, opened as by `server/main.ts` but with fixed choices for tests. An empty data folder gets a copy of
// the demo database, as if the shop had been started before.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/config/config.ts'
import { createLogger } from '#server/start/logger.ts'
import { serve } from '#server/start/serve.ts'
import { chosen } from '#test/e2e/chosen.ts'
import snapshotDatabase from '#test/snapshot-database.ts'
import { layDemoDatabase } from '#test/snapshot-files.ts'

const config = readConfig(process.env)
if (!existsSync(join(config.dataDir, 'db'))) {
  await snapshotDatabase()
  layDemoDatabase(config.dataDir)
}
await serve(config, createLogger(config.logLevel), chosen)
