// A program that opens shops one after the other, each on a fresh copy of the demo database. One process for all of them loads the
// shop's modules, which takes seconds, only once; each further shop takes a quarter of the first one's time.
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

/** A request to the host: open the next shop, or age the owners’ accounts of the current one. */
export type HostTask = 'next' | 'acquaint-owners'
/** Sent by the host when a shop is open. */
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
    // `sendForm` sets a visitor's IP in a header
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

// a shop that fails to open ends the host, and with it the test that waits
process.on('message', (task: HostTask) => {
  if (task === 'next') void openNext().then((shop) => process.send?.(shop))
  else void acquaintOwners().then(() => process.send?.(task))
})
process.on('disconnect', () => void close().then(() => process.exit()))
