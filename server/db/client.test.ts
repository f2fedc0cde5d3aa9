import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { createPostgres, openShopOnDatabase, onPostgres, onServer, openTestDatabase } from '#test/shop.ts'
import { addPiece } from '#test/factories.ts'
import { openWire } from '#test/tcp-proxy.ts'

describe.runIf(!onPostgres)('the embedded database', () => {
  /** Runs the writer until it has told so many ids, then kills it without a warning; answers with what it told. */
  async function writeAndKill(folder: string, count: number): Promise<number[]> {
    const writer = ['test/crash-writer.ts', folder, String(process.env.TEST_SNAPSHOT)]
    const child = spawn(process.execPath, writer, { stdio: ['ignore', 'pipe', 'inherit'] })
    let told = ''
    for await (const chunk of child.stdout) {
      told += String(chunk)
      if (told.split('\n').length > count) child.kill('SIGKILL')
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return told.split('\n').slice(0, -1).map(Number)
  }

  test('loses nothing that it acknowledged when its process is killed while it writes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-crash-'))
    const told = await writeAndKill(folder, 200)
    const database = await openDatabase({ dataDir: folder, log: silentLog })
    const kept = new Set((await database.db.selectFrom('brand').select('id').execute()).map(({ id }) => id))
    await database.close()
    rmSync(folder, { recursive: true })
    expect(told.length).toBeGreaterThanOrEqual(200)
    expect(told.filter((id) => !kept.has(id))).toEqual([])
  })

  test('in a folder that cannot be made says so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-file-'))
    writeFileSync(join(folder, 'file'), '')
    await expect(openDatabase({ dataDir: join(folder, 'file', 'data'), log: silentLog })).rejects.toMatchObject({ code: 'ENOTDIR' })
    rmSync(folder, { recursive: true })
  })

  test('that cannot be opened leaves its folder free', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-broken-'))
    mkdirSync(join(folder, 'db'))
    writeFileSync(join(folder, 'db', 'PG_VERSION'), 'broken')
    await expect(openDatabase({ dataDir: folder, log: silentLog })).rejects.toThrow(/./)
    expect(readdirSync(folder)).toEqual(['db'])
    rmSync(folder, { recursive: true })
  })
})

test('big numbers come back as numbers, and times as dates', async () => {
  const { database, drop } = await openTestDatabase()
  const id = await addPiece(database.db, { price_cents: 900_719_925_474_099 })
  const row = await database.db.selectFrom('piece').select(['price_cents', 'published_at']).where('id', '=', id).executeTakeFirst()
  await database.close()
  await drop()
  expect(row).toEqual({ price_cents: 900_719_925_474_099, published_at: new Date('2026-11-01T09:00:00Z') })
})

test('SEC-D17 a PostgreSQL that does not answer is told in one sentence, without its password', async () => {
  const opening = openDatabase({ url: 'postgres://shop:secret-word@127.0.0.1:1/shop', log: silentLog })
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: /)
  await expect(opening).rejects.not.toThrow(/secret-word/)
})

describe.runIf(onPostgres)('a PostgreSQL', () => {
  const server = String(process.env.TEST_DATABASE_URL)

  async function openShopByWire() {
    const { url, drop } = await createPostgres(String(process.env.TEST_TEMPLATE))
    const address = new URL(url)
    const wire = await openWire({ host: address.hostname, port: Number(address.port || 5432) })
    address.host = `127.0.0.1:${wire.port}`
    const database = await openDatabase({ url: address.href, log: silentLog })
    const shop = await openShopOnDatabase(database)
    const close = async () => {
      await shop.app.close()
      wire.close()
      await drop()
    }
    return { shop, wire, url, close }
  }

  test('SEC-D17 may end idle and listening connections: the next queries and changes come through', async () => {
    const { database, url, drop } = await openTestDatabase()
    const shop = await openShopOnDatabase(database)
    const name = new URL(String(url)).pathname.slice(1)
    await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await expect.poll(async () => (await shop.get('/readyz')).statusCode, { timeout: 5000 }).toBe(200)
    const id = await addPiece(database.db)
    await expect.poll(async () => (await shop.get(`/api/watches/${id}/`)).statusCode, { timeout: 5000 }).toBe(200)
    await shop.app.close()
    await drop()
  })

  test('SEC-D17 may go away for a while: lists go on, a piece answers 503 in words, and all is well when it is back', async () => {
    const { shop, wire, url, close } = await openShopByWire()
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
    await expect.poll(async () => (await shop.get(`/api/watches/${piece.id}/`)).statusCode, { timeout: 5000 }).toBe(200)
    await onServer(
      url,
      `update piece set price_cents = 123400, price_on_request = false, previous_price_cents = null where id = ${piece.id}`,
    )
    await expect.poll(async () => (await shop.get(`/api/watches/${piece.id}/`)).json().price_usd, { timeout: 5000 }).toBe('1234.00')
    await close()
  })

  test('SEC-D17 may break the connection of a query that is running: that query fails, and nothing else', async () => {
    const { shop, wire, close } = await openShopByWire()
    const running = sql`select pg_sleep(2)`.execute(shop.db)
    const outcome = expect(running).rejects.toThrow(/terminated|ECONNRESET/)
    await new Promise((resolve) => setTimeout(resolve, 100))
    wire.cut()
    await outcome
    wire.mend()
    await expect.poll(async () => (await shop.get('/readyz')).statusCode, { timeout: 5000 }).toBe(200)
    await close()
  })

  test('SEC-D17 that is away for long is called on calmly, about once a second', async () => {
    const { wire, close } = await openShopByWire()
    wire.cut()
    await new Promise((resolve) => setTimeout(resolve, 4500))
    expect(wire.state.refusedCount).toBeGreaterThanOrEqual(2)
    expect(wire.state.refusedCount).toBeLessThanOrEqual(5)
    wire.mend()
    await close()
  })

  test('SEC-D2 ends a query that takes longer than three seconds', async () => {
    const { database, drop } = await openTestDatabase()
    await expect(sql`select pg_sleep(10)`.execute(database.db)).rejects.toMatchObject({ code: '57014' })
    await database.close()
    await drop()
  })

  test('a change by one process is seen by another on the same database', async () => {
    const { database, url, drop } = await openTestDatabase()
    const [one, two] = [await openShopOnDatabase(database), await openShopOnDatabase(await openDatabase({ url, log: silentLog }))]
    const id = await addPiece(one.db)
    await expect.poll(async () => (await two.get(`/api/watches/${id}/`)).statusCode, { timeout: 5000 }).toBe(200)
    expect((await two.get('/api/watches/?ordering=price_usd')).statusCode).toBe(200)
    await one.db.updateTable('piece').set({ price_cents: 55_500 }).where('id', '=', id).execute()
    await expect.poll(async () => (await two.get(`/api/watches/${id}/`)).json().price_usd, { timeout: 5000 }).toBe('555.00')
    await expect.poll(async () => (await one.get(`/api/watches/${id}/`)).json().price_usd, { timeout: 5000 }).toBe('555.00')
    await Promise.all([one.app.close(), two.app.close()])
    await drop()
  })

  test('a change that began earlier and was committed later is not missed', async () => {
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
