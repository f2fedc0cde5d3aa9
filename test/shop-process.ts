import { readConfig } from '#server/config/config.ts'
import { announceFirstOwner } from '#server/start/announce-first-owner.ts'
import { announceUrl, createLogger } from '#server/start/logger.ts'
import { listen, openShop } from '#server/start/open-shop.ts'
import { stopGracefully } from '#server/start/stop-gracefully.ts'

/**
 * Runs a server process like `server/main.ts`, but without pages, because pages require a build. Prints the URL when the process listens.
 */
const config = readConfig(process.env)
const logger = createLogger(config.logLevel)
const shop = await openShop(config, logger)
const url = await listen(shop.app, config)
stopGracefully(shop, config)
announceUrl(logger, 'The API is open', url)
await announceFirstOwner(shop, config, logger, url)
