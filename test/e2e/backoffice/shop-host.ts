// Opens shops one after another, each on a fresh copy of the demo database. The modules of the shop take seconds to load. A single process
// loads them only once, so all shops but the first open in a quarter of the time.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '#contract/rules/durations.ts'
import { readConfig } from '#server/config/config.ts'
import { createFirstOwnerLink } from '#server/domain/staff/first-owner-link.ts'
import { createLogger } from '#server/start/logger.ts'
import { listen, openShop } from '#server/start/open-shop.ts'
import { mountBackOffice } from '#server/web/backoffice.ts'
import { mountPages } from '#server/web/mount-pages.ts'
import { chosen } from '#test/e2e/chosen.ts'
import { layDemoDatabase } from '#test/snapshot-files.ts'

/** A task for the host: to open the next shop, or to make all staff accounts of the current shop a month old and clear their inviters. */
export type HostTask = 'next' | 'acquaint-owners'
export type OpenedShop = { origin: string; folder: string; ownerLink: string }

const build = new URL('../../../build/', import.meta.url)
const monthMs = 30 * dayMs
const logger = createLogger('error')
let close = async () => {}
let acquaintOwners = async () => {}

async function openNext(): Promise<OpenedShop> {
  await close()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-staff-e2e-'))
  layDemoDatabase(folder)
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    PHOTOGRAPHS: 'off',
    DATA_DIR: folder,
    // trusts the header in which `sendForm` sends the IP of a visitor
    TRUST_PROXY_HOPS: '1',
    LOOP_DELAY_MS: '0',
    EMBEDDED_FSYNC: 'off',
  })
  const shop = await openShop(config, logger, chosen)
  const pages = { responseCache: shop.responseCache, origins: config.shop.origins, photoOrigin: undefined, settings: config.pages }
  await mountPages(shop.app, pages, build)
  await mountBackOffice(shop.app, { photoOrigin: undefined, isOpenAt: () => true }, build)
  const origin = await listen(shop.app, config)
  close = async () => {
    shop.app.server.closeAllConnections()
    await shop.app.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const { db } = shop.ctx
  acquaintOwners = async () => {
    const known_since = new Date(shop.ctx.now() - monthMs)
    await db.updateTable('staff').set({ invited_by: null, known_since }).execute()
  }
  const ownerLink = await createFirstOwnerLink(shop.ctx, origin)
  if (!ownerLink) throw new Error('The fresh shop has an owner already')
  return { origin, folder, ownerLink }
}

// If a shop fails to open, the unhandled rejection ends the host, so that the waiting test fails.
process.on('message', (task: HostTask) => {
  if (task === 'next') void openNext().then((shop) => process.send?.(shop))
  else void acquaintOwners().then(() => process.send?.(task))
})
process.on('disconnect', () => void close().then(() => process.exit()))
