import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { readConfig } from '#server/config/config.ts'
import { createLogger } from '#server/start/logger.ts'
import { listen, openShop } from '#server/start/open-shop.ts'
import { mountBackOffice } from '#server/web/backoffice.ts'
import { mountPages } from '#server/web/mount-pages.ts'
import { chosen } from '#test/e2e/chosen.ts'
import { layDemoDatabase } from '#test/snapshot-files.ts'
import { createStaff } from '#test/staff.ts'

const build = new URL('../../../build/', import.meta.url)

export async function openReportShop() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
  layDemoDatabase(folder)
  const config = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', LOOP_DELAY_MS: '0', EMBEDDED_FSYNC: 'off' })
  const shop = await openShop(config, createLogger('silent'), chosen)
  await mountPages(
    shop.app,
    { responseCache: shop.responseCache, origins: config.shop.origins, photoOrigin: undefined, settings: config.pages },
    build,
  )
  await mountBackOffice(shop.app, { photoOrigin: undefined, isOpenAt: () => true }, build)
  const url = await listen(shop.app, config)
  const { db } = shop.database
  return {
    url,
    idOf: async (key: string) => (await db.selectFrom('piece').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id,
    reportsOf: (piece: number) =>
      db.selectFrom('condition_report').selectAll().where('piece_id', '=', piece).orderBy('written_at').execute(),
    signIn: async (
      context: BrowserContext,
      { language = 'en', roles = ['expert'] }: { language?: 'ru' | 'en'; roles?: StaffRole[] } = {},
    ) => {
      const { token } = await createStaff(shop, { language, roles, name: 'Ivan Petrov' })
      await context.addCookies([{ name: 'vitrine_staff', value: token, url }])
    },
    close: async () => {
      shop.app.server.closeAllConnections()
      await shop.app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
