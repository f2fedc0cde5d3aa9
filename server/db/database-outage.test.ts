import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import { eventually } from '#test/eventually.ts'
import { openShopBehindProxy } from '#test/shop-behind-proxy.ts'
import { onPostgres, onServer, signIn } from '#test/shop.ts'
import { startShopProcess } from '#test/start-shop-process.ts'

/** Longer than the client's query time-out (4 s) and the server's transaction time-out (8 s). */
const healing = { upToMs: 60_000 }

describe.runIf(onPostgres)('a database that stops responding on open connections', () => {
  test('OPS-08 causes 503 with Retry-After; requests and notifications work again after it recovers', async () => {
    const { shop, wire, url, close } = await openShopBehindProxy()
    const { headers } = await signIn(shop)
    const orders = () => shop.get('/api/orders/', headers)
    let notificationCount = 0
    await shop.database.listen('news', () => notificationCount++)
    await Promise.all(Array.from({ length: 10 }, orders))
    wire.freeze()
    const first = await Promise.all(Array.from({ length: 40 }, orders))
    for (const response of [...first, await orders()]) expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    wire.mend()
    await eventually(async () => (await orders()).statusCode, healing).toBe(200)
    const healed = await Promise.all(Array.from({ length: 20 }, orders))
    for (const { statusCode } of healed) expect(statusCode).toBe(200)
    // waits for the reconnect, which calls the listener too; a notification before the reconnect would be lost
    await eventually(() => notificationCount, healing).toBeGreaterThanOrEqual(2)
    const before = notificationCount
    await onServer(url, 'notify news')
    await eventually(() => notificationCount, healing).toBeGreaterThan(before)
    await close()
  }, 180_000)

  test('OPS-08 rolls back an open transaction and releases its locks', async () => {
    const { shop, wire, close } = await openShopBehindProxy()
    const rename = (name: string) => sql`update brand set name = ${name} where id = 1`
    const work = transaction(shop.db, async (tx) => {
      await rename('Half done').execute(tx)
      wire.freeze()
      await rename('Done').execute(tx)
    })
    await expect(work).rejects.toMatchObject({ code: 'unavailable' })
    wire.mend()
    await eventually(async () => (await shop.get('/readyz')).statusCode, healing).toBe(200)
    const { rows } = await sql<{ name: string }>`select name from brand where id = 1`.execute(shop.db)
    expect(rows[0]?.name).not.toMatch(/one$/)
    await eventually(
      () =>
        rename('Changed again')
          .execute(shop.db)
          .then(() => 'changed', String),
      healing,
    ).toBe('changed')
    await close()
  }, 180_000)

  test('OPS-08 does not prevent a graceful shutdown of the process', async () => {
    const { wire, wireUrl, close } = await openShopBehindProxy()
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-silence-'))
    const { child, origin } = await startShopProcess({ DATABASE_URL: wireUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    wire.freeze()
    const running = fetch(`${origin}/readyz`).catch(() => undefined)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await running
    wire.mend()
    await close()
    rmSync(dataDir, { recursive: true })
  }, 60_000)
})

describe.runIf(onPostgres)('a connection that breaks', () => {
  test('OPS-08 between two statements of a transaction is reported as an outage, not as an internal error', async () => {
    const { shop, wire, close } = await openShopBehindProxy()
    const work = transaction(shop.db, async (tx) => {
      await sql`select 1`.execute(tx)
      wire.cut()
      await new Promise((resolve) => setImmediate(resolve))
      await sql`select 2`.execute(tx)
    })
    await expect(work).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterS: 5 } })
    wire.mend()
    await close()
  })
})
