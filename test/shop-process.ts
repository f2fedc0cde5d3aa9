import { stdout } from 'node:process'
import { readConfig } from '#server/config.ts'
import { listen, openShop } from '#server/shop.ts'
import { startLog } from '#server/start-log.ts'
import { stopGracefully } from '#server/stop-gracefully.ts'

/** A server process of the shop, as `server/main.ts` but without the pages, which need a build. Tells its address once it is open. */
const config = readConfig(process.env)
const shop = await openShop(config, startLog(config.logLevel))
const address = await listen(shop.app, config)
stopGracefully(shop.app)
stdout.write(`open at ${address}\n`)
