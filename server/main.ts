import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { readConfig } from '#server/config.ts'
import { explainStart } from '#server/explain-start.ts'
import { importPhotographs } from '#server/domain/photos/import-photographs.ts'
import { presentSignInOptions } from '#server/http/present/sign-in-options.ts'
import { listen, type OpenShop, openShop } from '#server/shop.ts'
import { startLog } from '#server/start-log.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { pages } from '#server/web/pages.ts'
import { stopGracefully } from '#server/stop-gracefully.ts'

const build = new URL('../build/', import.meta.url)
const photographs = join(import.meta.dirname, '../studio/photographs')

/** The demo pieces' photographs are made ready while the shop is open already. */
async function takeInPhotographs({ database, photos, app }: OpenShop): Promise<void> {
  const count = await importPhotographs(database.db, photos, photographs, app.log)
  if (count) app.log.info({ count }, 'photographs of the demo catalogue are ready')
}

try {
  if (!existsSync(new URL('server/index.js', build)))
    throw new StartupError('The pages are not built. Run `npm start`, which builds them, or `npm run build`.')
  const config = readConfig(process.env)
  const shop = await openShop(config, startLog(config.logLevel))
  const photoOrigin = config.s3 && new URL(config.s3.publicUrl).origin
  const signIn = presentSignInOptions(config.signIn)
  await pages(shop.app, { answers: shop.answers, origins: config.origins, photoOrigin, map: config.map, signIn }, build)
  const address = await listen(shop.app, config)
  stopGracefully(shop.app)
  stdout.write(`Vitrine is open at ${address}\n`)
  if (config.demoCatalog && config.photographs) await takeInPhotographs(shop)
} catch (error) {
  explainStart(error)
}
