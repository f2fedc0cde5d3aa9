// Entry point of the browser tests. Serves the shop like `server/main.ts`, but with the fixed choices of `chosen.ts`. Copies the demo
// database into an empty data folder, so that the shop need not create one.
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
