import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import type { Db } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { listBackupTables } from '#server/domain/backup/backup-tables.ts'
import { restoreBackup } from '#server/domain/backup/restore-backup.ts'
import { writeBackup } from '#server/domain/backup/write-backup.ts'
import { addPiece } from '#test/factories.ts'
import { onPostgres, openEmptyDatabase, openShopOnDatabase, openTestDatabase, signIn } from '#test/shop.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function allRows(db: Db): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const { name, columns } of await listBackupTables(db)) {
    const picked = sql.join(columns.map((column) => sql.ref(column)))
    const { rows } = await sql<{ row: string }>`select to_json(p)::text as row from (select ${picked} from ${sql.table(name)}) p`.execute(
      db,
    )
    tables[name] = rows.map(({ row }) => row).toSorted()
  }
  return tables
}

const folders = { photos: null, enquiryPhotos: null, originals: null }

type DatabaseKind = 'embedded' | 'PostgreSQL'

const runKind: DatabaseKind = onPostgres ? 'PostgreSQL' : 'embedded'
const kinds: DatabaseKind[] = onPostgres ? ['embedded', 'PostgreSQL'] : ['embedded']
const routes = kinds.flatMap((from) => kinds.map((to) => ({ from, to }))).filter(({ from, to }) => from === runKind || to === runKind)

const openEmbedded = async () => ({ database: await openDatabase({ log: silentLog }), drop: async () => {} })

async function shopInFile(file: string, kind: DatabaseKind) {
  const { database, drop } = kind === runKind ? await openTestDatabase() : await openEmbedded()
  const shop = await openShopOnDatabase(database)
  const { headers } = await signIn(shop, { first_name: 'Анна', email: 'anna@example.com' })
  const pieceId = await addPiece(shop.db, { model_name: 'Unicode “☂” \\ "quoted"', price_cents: 900_719_925_474_099 })
  await shop.catalog.refresh()
  const send = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, headers, payload })
  expect((await send('/api/cart/', { watch_id: pieceId })).statusCode).toBe(201)
  const order = { mode: 'reserve', delivery_method: 'pickup', pickup_city_id: 1, first_name: 'Анна', last_name: 'Иванова' }
  const placedOrder = await send('/api/orders/create_from_cart/', { ...order, phone: '+7 916 123-45-67', email: 'anna@example.com' })
  expect(placedOrder.statusCode).toBe(201)
  const action = { name: 'order.confirm', subject: { kind: 'order', id: placedOrder.json().id } } as const
  await runAction(shop.ctx, { kind: 'terminal', user: 'ada' }, action, (tx) =>
    tx.updateTable('shop_order').set({ first_name: 'Мария', email: 'maria@example.com' }).execute(),
  )
  const photos = join(folder, `photos-${Math.random()}`)
  mkdirSync(join(photos, 'hash'), { recursive: true })
  writeFileSync(join(photos, 'hash', '640.avif'), 'a picture')
  const originals = join(folder, `originals-${Math.random()}`)
  mkdirSync(originals)
  writeFileSync(join(originals, 'sha256.jpg'), 'its original')
  const summary = await writeBackup(database, { photos, enquiryPhotos: join(folder, 'none'), originals }, file, Date.now())
  const rows = await allRows(shop.db)
  await shop.app.close()
  await drop()
  return { summary, rows, number: String(placedOrder.json().order_number), headers }
}

describe.each(routes)('a backup of a shop on $from', ({ from, to }) => {
  test(`OPS-04 restored to ${to} has every row and file, and continues with the next ids`, { timeout: 240_000 }, async () => {
    const file = join(folder, `${from}-${to}.tar.gz`)
    const { summary, rows, number, headers } = await shopInFile(file, from)
    const { database, drop } = to === runKind ? await openEmptyDatabase() : await openEmbedded()
    const files: [string, string][] = []
    await database.runDedicated((db) => restoreBackup(db, file, async (name, bytes) => void files.push([name, bytes.toString()])))
    expect(await allRows(database.db)).toEqual(rows)
    expect(files).toEqual([
      ['photos/hash/640.avif', 'a picture'],
      ['originals/sha256.jpg', 'its original'],
    ])
    expect(summary.rows.shop_order).toBe(1)
    const shop = await openShopOnDatabase(database)
    const orders = (await shop.get('/api/orders/', headers)).json()
    expect(orders.results.map((order: { order_number: string }) => order.order_number)).toEqual([number])
    expect((await shop.get('/api/watches/')).json().count).toBeGreaterThan(100)
    const newId = await addPiece(shop.db)
    const edit = { name: 'piece.import', subject: { kind: 'piece', id: String(newId) } } as const
    await runAction(shop.ctx, { kind: 'shop' }, edit, (tx) => tx.deleteFrom('piece').where('id', '=', newId).execute())
    expect((await sql`select * from broken_seals()`.execute(shop.db)).rows).toEqual([])
    expect((await sql`select id from audit_seal`.execute(shop.db)).rows).toHaveLength(2)
    await expect(sql`delete from audit_entry`.execute(shop.db)).rejects.toThrow(/never changed/)
    await shop.app.close()
    await drop()
  })
})

test('OPS-04 a backup that fails leaves no file', async () => {
  const { database, drop } = await openTestDatabase()
  const file = join(folder, 'missing-folder', 'backup.tar.gz')
  await expect(writeBackup(database, folders, file, Date.now())).rejects.toThrow(/ENOENT/)
  expect(existsSync(file)).toBe(false)
  expect((await database.db.selectFrom('piece').select('id').limit(1).execute()).length).toBe(1)
  await database.close()
  await drop()
})

test('OPS-05 a database of a newer version is refused with a readable message', async () => {
  const { database, drop } = await openTestDatabase()
  await sql`insert into migration (name) values ('9999_later.sql')`.execute(database.db)
  await expect(openShopOnDatabase(database)).rejects.toThrow(/^The database was made by a newer version of Vitrine \(9999_later\.sql\)/)
  await drop()
})
