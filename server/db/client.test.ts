import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { lockFolder } from '#server/db/lock-folder.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { openShopBehindProxy } from '#test/shop-behind-proxy.ts'
import { createPostgres, openShopOnDatabase, onPostgres, onServer, openTestDatabase } from '#test/shop.ts'
import { withoutIntervals } from '#test/without-intervals.ts'
import { writeAndKill } from '#test/write-and-kill.ts'

describe.runIf(!onPostgres)('the embedded database', () => {
  test('OPS-08 loses no acknowledged commit when its process is killed during writes', { timeout: 240_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-crash-'))
    const acknowledged = await writeAndKill(folder, 60)
    const database = await openDatabase({ dataDir: folder, log: silentLog })
    const storedIds = new Set((await database.db.selectFrom('brand').select('id').execute()).map(({ id }) => id))
    await database.close()
    rmSync(folder, { recursive: true })
    expect(acknowledged.length).toBeGreaterThanOrEqual(60)
    expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([])
  })

  test('rejects with the error of the file system if its folder cannot be created', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-file-'))
    writeFileSync(join(folder, 'file'), '')
    await expect(openDatabase({ dataDir: join(folder, 'file', 'data'), log: silentLog })).rejects.toMatchObject({ code: 'ENOTDIR' })
    rmSync(folder, { recursive: true })
  })

  test('leaves its folder unlocked if it cannot be opened', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-broken-'))
    mkdirSync(join(folder, 'db'))
    writeFileSync(join(folder, 'db', 'PG_VERSION'), 'broken')
    await expect(openDatabase({ dataDir: folder, log: silentLog })).rejects.toThrow(/./)
    lockFolder(folder)()
    rmSync(folder, { recursive: true })
  })
})

test('bigints are read as numbers, timestamps as dates', async () => {
  const { database, drop } = await openTestDatabase()
  const id = await addPiece(database.db, { price_cents: 900_719_925_474_099 })
  const row = await database.db.selectFrom('piece').select(['price_cents', 'published_at']).where('id', '=', id).executeTakeFirst()
  await database.close()
  await drop()
  expect(row).toEqual({ price_cents: 900_719_925_474_099, published_at: new Date('2026-11-01T09:00:00Z') })
})

test('OPS-04 dedicated work can read, and can open a transaction with its own snapshot', async () => {
  const { database, drop } = await openTestDatabase()
  const count = await database.runDedicated(async (db) => {
    const { length } = await db.selectFrom('brand').select('id').execute()
    const inside = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    const again = await inside.execute((tx) => tx.selectFrom('brand').select('id').execute())
    return [length > 0, length === again.length]
  })
  const failing = database.runDedicated(() => Promise.reject(new Error('halfway')))
  await expect(failing).rejects.toThrow('halfway')
  await database.close()
  await drop()
  expect(count).toEqual([true, true])
})

test('SEC-D17 a PostgreSQL that does not respond is reported in one sentence, without its password', async () => {
  const opening = openDatabase({ url: 'postgres://shop:secret-word@127.0.0.1:1/shop', log: silentLog })
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: /)
  await expect(opening).rejects.not.toThrow(/secret-word/)
})

describe.runIf(onPostgres)('a PostgreSQL', () => {
  const server = String(process.env.TEST_DATABASE_URL)

  test('SEC-D17 may close idle and listening connections: the next queries and notifications still arrive', async () => {
    const { database, url, drop } = await openTestDatabase()
    const shop = await withoutIntervals(() => openShopOnDatabase(database))
    const name = new URL(String(url)).pathname.slice(1)
    await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await eventually(async () => (await shop.get('/readyz')).statusCode).toBe(200)
    const id = await addPiece(database.db)
    await eventually(async () => (await shop.get(`/api/watches/${id}/`)).statusCode).toBe(200)
    await shop.app.close()
    await drop()
  })

  test('SEC-D17 may be down for a while: lists still work, a piece gets 503 with a sentence, and all recovers afterwards', async () => {
    const { shop, wire, url, close } = await openShopBehindProxy()
    const [piece] = (await shop.get('/api/watches/?page_size=1')).json().results
    wire.cut()
    const [list, detail, ready] = [
      await shop.get('/api/watches/?page_size=2'),
      await shop.get(`/api/watches/${piece.id}/`),
      await shop.get('/readyz'),
    ]
    wire.mend()
    expect([list.statusCode, detail.statusCode, ready.statusCode]).toEqual([200, 503, 503])
    expect(detail.json()).toEqual({ detail: 'The service is temporarily unavailable. Please try again in a minute.' })
    await eventually(async () => (await shop.get(`/api/watches/${piece.id}/`)).statusCode).toBe(200)
    await onServer(
      url,
      `update piece set price_cents = 123400, price_on_request = false, previous_price_cents = null where id = ${piece.id}`,
    )
    await eventually(async () => (await shop.get(`/api/watches/${piece.id}/`)).json().price_usd).toBe('1234.00')
    await close()
  })

  test('SEC-D17 may break the connection of a running query: only that query fails', async () => {
    const { shop, wire, close } = await openShopBehindProxy()
    const sleeping = sql`select pg_sleep(2.5)`.execute(shop.db)
    const outcome = expect(sleeping).rejects.toThrow(/terminated|ECONNRESET/)
    const running = `select count(*)::int as count from pg_stat_activity where datname = current_database() and query like 'select pg_sleep(2%'`
    await eventually(async () => (await sql.raw<{ count: number }>(running).execute(shop.db)).rows[0]?.count).toBe(1)
    wire.cut()
    await outcome
    wire.mend()
    await eventually(async () => (await shop.get('/readyz')).statusCode).toBe(200)
    await close()
  })

  test('SEC-D17 is retried at most once a second during a long outage', async () => {
    const { wire, close } = await withoutIntervals(openShopBehindProxy)
    const cutAt = performance.now()
    wire.cut()
    await eventually(() => wire.state.rejectedCount).toBeGreaterThanOrEqual(3)
    // this limit also holds on a slow machine, because each attempt starts a second after the previous attempt failed
    expect(wire.state.rejectedCount).toBeLessThanOrEqual(1 + (performance.now() - cutAt) / 1000)
    wire.mend()
    await close()
  })

  test('SEC-D2 cancels a query that takes longer than three seconds', async () => {
    const { database, drop } = await openTestDatabase()
    await expect(sql`select pg_sleep(10)`.execute(database.db)).rejects.toMatchObject({ code: '57014' })
    await database.close()
    await drop()
  })

  test('OPS-04 lets dedicated work take longer than three seconds, on a connection outside of the pool', async () => {
    const { url, drop } = await createPostgres(String(process.env.TEST_TEMPLATE))
    const database = await openDatabase({ url, poolMax: 1, log: silentLog })
    const rows = database.runDedicated(async (db) => (await sql`select pg_sleep(3.2), 1 as done`.execute(db)).rows)
    await sql`select 1`.execute(database.db)
    expect(await rows).toMatchObject([{ done: 1 }])
    await database.close()
    await drop()
  })

  test('a change by one process is seen by another process on the same database', async () => {
    const { database, url, drop } = await openTestDatabase()
    const [one, two] = await withoutIntervals(async () => [
      await openShopOnDatabase(database),
      await openShopOnDatabase(await openDatabase({ url, log: silentLog })),
    ])
    const id = await addPiece(one.db)
    await eventually(async () => (await two.get(`/api/watches/${id}/`)).statusCode).toBe(200)
    expect((await two.get('/api/watches/?ordering=price_usd')).statusCode).toBe(200)
    await one.db.updateTable('piece').set({ price_cents: 55_500 }).where('id', '=', id).execute()
    await eventually(async () => (await two.get(`/api/watches/${id}/`)).json().price_usd).toBe('555.00')
    await eventually(async () => (await one.get(`/api/watches/${id}/`)).json().price_usd).toBe('555.00')
    await Promise.all([one.app.close(), two.app.close()])
    await drop()
  })

  test('a change that began earlier but was committed later is not missed', async () => {
    const { database, drop } = await openTestDatabase()
    const shop = await openShopOnDatabase(database)
    const [early, late] = [await addPiece(database.db), await addPiece(database.db)]
    await shop.catalog.refresh()
    const slow = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const early1 = database.db.transaction().execute(async (tx) => {
      await tx.updateTable('piece').set({ price_cents: 11_100 }).where('id', '=', early).execute()
      begun.resolve()
      await slow.promise
    })
    await begun.promise
    await database.db.updateTable('piece').set({ price_cents: 22_200 }).where('id', '=', late).execute()
    await shop.catalog.refresh()
    expect((await shop.get(`/api/watches/${late}/`)).json().price_usd).toBe('222.00')
    expect((await shop.get(`/api/watches/${early}/`)).json().price_usd).toBe('10000.00')
    slow.resolve()
    await early1
    await shop.catalog.refresh()
    expect((await shop.get(`/api/watches/${early}/`)).json().price_usd).toBe('111.00')
    await shop.app.close()
    await drop()
  })
})
