// A program: the shop with its pages, as `server/main.ts` opens it, but for what tests choose. An empty data folder gets a copy of
// the demo's database, so that the shop opens as its visitors would find it on any later start.
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
