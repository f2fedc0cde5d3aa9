import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { createPostgres, openShopOnDatabase } from '#test/shop.ts'
import { openTcpProxy } from '#test/tcp-proxy.ts'

/** Opens the API on a PostgreSQL database behind a TCP proxy, which can be cut and frozen. `url` bypasses the proxy. */
export async function openShopBehindProxy(settings: { poolMax?: number } = {}) {
  const { url, drop } = await createPostgres(String(process.env.TEST_TEMPLATE))
  const databaseUrl = new URL(url)
  const wire = await openTcpProxy({ host: databaseUrl.hostname, port: Number(databaseUrl.port || 5432) })
  databaseUrl.host = `127.0.0.1:${wire.port}`
  const database = await openDatabase({ url: databaseUrl.href, log: silentLog, ...settings })
  const shop = await openShopOnDatabase(database)
  const close = async () => {
    await shop.app.close()
    wire.close()
    await drop()
  }
  return { shop, wire, url, wireUrl: databaseUrl.href, close }
}
