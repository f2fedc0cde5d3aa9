import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { addPhoto } from '#server/domain/photos/add-photo.ts'
import { createLogger } from '#server/start/logger.ts'
import { listen, openShop } from '#server/start/open-shop.ts'
import { mountPages } from '#server/web/mount-pages.ts'
import { chosen } from '#test/e2e/chosen.ts'
import { layDemoDatabase } from '#test/snapshot-files.ts'

const canonicalOrigin = 'https://vitrine.test'

export type ShopWithPhotos = {
  url: string
  id: (key: string) => number
  /** Makes an API path respond with a server error. `breakPath(null)` makes all paths work again. */
  breakPath: (path: string | null) => void
  close: () => Promise<void>
}

/**
 * `photos` has the number of photographs by piece key. `ofModel` names pieces whose photographs show the model instead of the piece. `sold`
 * names the sold piece.
 */
export type Preparation = { photos: Record<string, number>; ofModel?: readonly string[]; sold: string }

export async function openShopWithPhotos({ photos, ofModel = [], sold }: Preparation): Promise<ShopWithPhotos> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
  const settings = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PHOTOGRAPHS: 'off',
    EMBEDDED_FSYNC: 'off',
    ORIGIN_RU: canonicalOrigin,
  }
  layDemoDatabase(folder)
  const config = readConfig(settings)
  const shop = await openShop(config, createLogger('silent'), chosen)
  const id = await idsByKey(shop.database.db)
  for (const [key, count] of Object.entries(photos)) await takePictures(shop, id(key), count)
  for (const key of ofModel) await shop.database.db.updateTable('photo').set({ is_demo: true }).where('piece_id', '=', id(key)).execute()
  await shop.database.db.updateTable('piece').set({ status: 'sold', stock: 0 }).where('key', '=', sold).execute()
  await shop.catalog.refresh()
  let broken: string | null = null
  const breakPath = (path: string | null) => {
    broken = path
    shop.responseCache.clear()
  }
  shop.app.addHook('onRequest', async (request) => {
    if (request.url === broken) throw new Error('broken on purpose')
  })
  await mountPages(
    shop.app,
    { responseCache: shop.responseCache, origins: config.shop.origins, photoOrigin: undefined, settings: config.pages },
    new URL('../../build/', import.meta.url),
  )
  const url = await listen(shop.app, config)
  const close = async () => {
    shop.app.server.closeAllConnections()
    await shop.app.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, id, breakPath, close }
}

async function idsByKey(db: Db): Promise<(key: string) => number> {
  const rows = await db.selectFrom('piece').select(['id', 'key']).execute()
  const ids = new Map(rows.map((row) => [row.key, row.id]))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The demo catalog has no ${key}`)
    return id
  }
}

async function takePictures({ database, photos }: Awaited<ReturnType<typeof openShop>>, id: number, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const background = { r: 60 + at * 20, g: 120, b: 220 - at * 20 }
    const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
      .png()
      .toBuffer()
    await addPhoto(database.db, photos, id, { original: picture, about: { ru: `Фото ${at + 1}`, en: `Photo ${at + 1}` } })
  }
}
