import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { createLogger } from '#server/start/logger.ts'
import { build, serve } from '#server/start/serve.ts'
import { processCount, supervise } from '#server/start/supervise.ts'

try {
  if (!['server/index.js', 'backoffice/index.html'].every((file) => existsSync(new URL(file, build))))
    throw new StartupError('The pages are not built. Run `npm start`, which builds them, or `npm run build`.')
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  const count = processCount(process.argv.slice(2))
  if (count > 1 && cluster.isPrimary) await supervise(count, config, logger)
  else await serve(config, logger)
} catch (error) {
  exitOnStartupError(error)
}
