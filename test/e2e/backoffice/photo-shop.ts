import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { readConfig } from '#server/config/config.ts'
import { createLogger } from '#server/start/logger.ts'
import { listen, openShop } from '#server/start/open-shop.ts'
import { mountBackOffice } from '#server/web/backoffice.ts'
import { chosen } from '#test/e2e/chosen.ts'
import { addPiece } from '#test/factories.ts'
import { layDemoDatabase } from '#test/snapshot-files.ts'
import { photograph } from '#test/staff-photos.ts'
import { createStaff } from '#test/staff.ts'

export async function openPhotoShop() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
  layDemoDatabase(folder)
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PHOTOGRAPHS: 'off',
    LOOP_DELAY_MS: '0',
    EMBEDDED_FSYNC: 'off',
  })
  const shop = await openShop(config, createLogger('silent'), chosen)
  await mountBackOffice(shop.app, { photoOrigin: undefined, isOpenAt: () => true }, new URL('../../../build/', import.meta.url))
  const url = await listen(shop.app, config)
  const { db } = shop.database
  const photosOf = (piece: number) => db.selectFrom('photo').selectAll().where('piece_id', '=', piece).orderBy('position').execute()
  return {
    url,
    db,
    photosOf,
    addPiece: (count = 0) => addPiece(db, { model_name: 'Submariner', reference: '126610LN' }, { photos: count }),
    fileNames: async (piece: number) => {
      const rows = await db
        .selectFrom('photo')
        .innerJoin('photo_upload', 'photo_upload.photo_id', 'photo.id')
        .select('photo_upload.file_name')
        .where('photo.piece_id', '=', piece)
        .orderBy('photo.position')
        .execute()
      return rows.map(({ file_name }) => file_name)
    },
    signIn: async (context: BrowserContext, language: 'ru' | 'en' = 'en', roles: StaffRole[] = ['owner']) => {
      const { token } = await createStaff(shop, { language, roles })
      await context.addCookies([{ name: 'vitrine_staff', value: token, url }])
    },
    close: async () => {
      shop.app.server.closeAllConnections()
      await shop.app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function photoFiles(count: number, from = 0) {
  const files = []
  for (let at = from; at < from + count; at++)
    files.push({ name: `${String(at + 1).padStart(2, '0')}.jpg`, mimeType: 'image/jpeg', buffer: await photograph(at + 1) })
  return files
}
