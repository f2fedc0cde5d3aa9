import cluster from 'node:cluster'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '#server/config/config.ts'
import { isBackOfficeHost } from '#server/http/guards/staff-origin.ts'
import { presentSignInOptions } from '#server/http/present/sign-in-options.ts'
import { announceFirstOwner } from '#server/start/announce-first-owner.ts'
import { announceUrl, type Logger } from '#server/start/logger.ts'
import { openMetrics } from '#server/start/open-metrics.ts'
import { type Chosen, listen, openShop } from '#server/start/open-shop.ts'
import { prepareApart } from '#server/start/prepare-apart.ts'
import { stopGracefully } from '#server/start/stop-gracefully.ts'
import { mountBackOffice } from '#server/web/backoffice.ts'
import { mountPages } from '#server/web/mount-pages.ts'
import { retainAssets, servePreviousAssets } from '#server/web/previous-assets.ts'

export const build = new URL('../../build/', import.meta.url)

export async function serve(config: Config, logger: Logger, chosen: Chosen = {}): Promise<void> {
  await prepareApart(config)
  const shop = await openShop(config, logger, chosen)
  const photoOrigin = config.s3 && new URL(config.s3.publicUrl).origin
  const signIn = presentSignInOptions(config.shop.signIn)
  const previousAssets = join(config.dataDir, 'assets')
  await retainAssets(fileURLToPath(new URL('client/assets', build)), previousAssets)
  openMetrics(shop, config, logger)
  await mountPages(
    shop.app,
    { responseCache: shop.responseCache, origins: config.shop.origins, photoOrigin, settings: config.pages, signIn },
    build,
  )
  await mountBackOffice(shop.app, { photoOrigin, isOpenAt: (request) => isBackOfficeHost(config.shop.backOffice, request) }, build)
  await servePreviousAssets(shop.app, previousAssets)
  const url = await listen(shop.app, config)
  stopGracefully(shop, config)
  if (cluster.worker && cluster.worker.id !== 1) return
  announceUrl(logger, 'Vitrine is open', url)
  await announceFirstOwner(shop, config, logger, url)
}
