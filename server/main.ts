import { existsSync } from 'node:fs'
import { stdout } from 'node:process'
import { readConfig } from '#server/config.ts'
import { explainStart } from '#server/explain-start.ts'
import { listen, openShop } from '#server/shop.ts'
import { startLog } from '#server/start-log.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { pages } from '#server/web/pages.ts'
import { stopGracefully } from '#server/stop-gracefully.ts'

const build = new URL('../build/', import.meta.url)

try {
  if (!existsSync(new URL('server/index.js', build)))
    throw new StartupError('The pages are not built. Run `npm start`, which builds them, or `npm run build`.')
  const config = readConfig(process.env)
  const shop = await openShop(config, startLog(config.logLevel))
  const photoOrigin = config.s3 && new URL(config.s3.publicUrl).origin
  await pages(shop.app, { answers: shop.answers, origins: config.origins, photoOrigin }, build)
  const address = await listen(shop.app, config)
  stopGracefully(shop.app)
  stdout.write(`Vitrine is open at ${address}\n`)
} catch (error) {
  explainStart(error)
}
