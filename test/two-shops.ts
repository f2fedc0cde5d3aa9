import type { RouterContextProvider } from 'react-router'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { servePages } from '#server/web/mount-pages.ts'
import { openShopOnDatabase, openTestDatabase, testConfig } from '#test/shop.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

export type TwoShops = Awaited<ReturnType<typeof openTwoShops>>

/**
 * Opens a shop. On PostgreSQL, `other` acts as a second process of the shop; on the embedded database, `other` is the same shop. Without
 * `hasIntervals`, both learn of changes only by notifications.
 */
export async function openTwoShops(settings: Record<string, string> = {}, { hasIntervals = false } = {}) {
  const { database, url, drop } = await openTestDatabase()
  const open = async () => {
    const shop = await openShopOnDatabase(database, settings)
    const other = url ? await openShopOnDatabase(await openDatabase({ url, poolMax: 5, log: silentLog }), settings) : shop
    return { shop, other }
  }
  const { shop, other } = await (hasIntervals ? open() : withoutIntervals(open))
  return {
    shop,
    other,
    /** Makes both shops serve these pages. Returns the origin of `other`, because only requests over the network use the page cache. */
    listen: async (renderPage: (request: Request, context: Readonly<RouterContextProvider>) => Promise<Response>): Promise<string> => {
      const origins = { ru: 'https://vitrine.test.ru', en: 'https://vitrine.test.com' }
      for (const { app, responseCache } of new Set([shop, other]))
        await servePages(app, { responseCache, origins, photoOrigin: undefined, settings: testConfig().pages }, renderPage, {})
      return other.app.listen({ port: 0, host: '127.0.0.1' })
    },
    setTime: (now: number) => {
      shop.clock.now = now
      other.clock.now = now
    },
    close: async () => {
      if (other !== shop) await other.app.close()
      await shop.app.close()
      await drop()
    },
  }
}
