import { exit } from 'node:process'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { createLogger } from '#server/start/logger.ts'
import { prepareDatabase } from '#server/start/prepare-database.ts'

// Child process of `prepare-apart.ts` that fills the embedded database. Exits early if the parent process disconnects.
const end = () => exit(1)
process.on('disconnect', end)

try {
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  const database = await openDatabase({ dataDir: config.dataDir, fsync: config.embeddedFsync, log })
  try {
    await prepareDatabase(database, config, log)
  } finally {
    await database.close()
  }
  process.off('disconnect', end)
  process.disconnect()
} catch (error) {
  exitOnStartupError(error)
}
