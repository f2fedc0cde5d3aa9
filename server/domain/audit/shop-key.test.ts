import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { OpenDatabase } from '#server/db/client.ts'
import { transaction } from '#server/db/transaction.ts'
import { openAuditLog } from '#test/audit-actions.ts'
import { addPiece } from '#test/factories.ts'
import { onPostgres, onServer, openShopOnDatabase, openTestDatabase, testConfig } from '#test/shop.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

const first = String(testConfig().authSecrets.newest?.reveal())
const second = 'another-secret-for-tests-that-is-long-enough'
let opened: Awaited<ReturnType<typeof openTestDatabase>>
let database: OpenDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
  database = opened.database
  onTestFinished(async () => {
    await database.close()
    await opened.drop()
  })
})

const { entryCount } = openAuditLog(() => database)
const newestEntry = () => database.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const keyCount = async () => (await database.db.selectFrom('shop_key').select('id').execute()).length

async function startWith(newest: string, previous = ''): Promise<void> {
  const settings = { AUTH_SECRET: newest, AUTH_SECRET_PREVIOUS: previous }
  const shop = await withoutIntervals(() => openShopOnDatabase({ ...database, close: async () => {} }, settings))
  await shop.app.close()
}

/** Runs SQL as another program that uses the shop's application name and role. */
async function underTheName(statement: string, key = ''): Promise<void> {
  const steps = [
    "select set_config('application_name', 'vitrine', true)",
    `select set_config('vitrine.shop_key', '${key}', true)`,
    statement,
  ]
  if (opened.url) return onServer(opened.url, `begin; ${steps.join('; ')}; commit`)
  await transaction(database.db, async (tx) => {
    for (const step of steps) await sql.raw(step).execute(tx)
  })
}

describe('SAFE-08 SQL by another program', () => {
  test('SAFE-08 is in the audit log, even if its connection uses the name of the shop', async () => {
    await startWith(first)
    const id = await addPiece(database.db)
    const before = await entryCount()
    await underTheName(`update piece set price_cents = 1 where id = ${id}`)
    await underTheName(`update piece set price_cents = 2 where id = ${id}`, 'a-guess')
    expect(await entryCount()).toBe(before + 2)
    expect(await newestEntry()).toMatchObject({
      actor: 'database',
      action: 'database.update',
      subject_kind: 'piece',
      subject_id: String(id),
    })
  })

  test.each(["insert into shop_key (digest, required_from) values (sha256('mine'), now())", 'delete from shop_key', 'truncate shop_key'])(
    'SAFE-08 that tries to pass for the shop is logged: %s',
    async (statement) => {
      await startWith(first)
      const before = await entryCount()
      await underTheName(statement)
      expect(await entryCount()).toBe(before + 1)
      expect(await newestEntry()).toMatchObject({ actor: 'database', subject_kind: 'shop' })
    },
  )
})

describe('SAFE-08 the shop', () => {
  test('SAFE-08 identifies every connection of the pool and the dedicated one', async () => {
    await startWith(first)
    const before = await entryCount()
    const id = await addPiece(database.db)
    const write = () => sql`update piece set stock = stock + 0, price_cents = price_cents + 1 where id = ${id}`.execute(database.db)
    await Promise.all(Array.from({ length: 5 }, write))
    await database.runDedicated((db) => sql`update piece set price_cents = 7 where id = ${id}`.execute(db))
    expect(await entryCount()).toBe(before)
  })

  test('SAFE-08 with a new secret is accepted because of the previous one, which is valid until it is dropped', async () => {
    await startWith(first)
    const before = await entryCount()
    await startWith(second, first)
    await addPiece(database.db)
    expect([await keyCount(), await entryCount()]).toEqual([2, before])
    await startWith(first)
    expect(await keyCount()).toBe(2)
    await startWith(second)
    expect([await keyCount(), await entryCount()]).toEqual([1, before])
  })

  test('SAFE-08 with a secret unrelated to any known one is logged as another program', async () => {
    await startWith(first)
    const before = await entryCount()
    await startWith(second)
    expect(await entryCount()).toBe(before + 1)
    expect(await newestEntry()).toMatchObject({ actor: 'database', action: 'database.insert', subject_kind: 'shop' })
  })

  test('SAFE-08 of the previous version is recognized by its name for an hour after an update', async () => {
    await sql`update migration set applied_at = applied_at - interval '1 day' where name < '0152'`.execute(database.db)
    await sql`update migration set applied_at = now() - interval '50 minutes' where name = '0152_shop_key.sql'`.execute(database.db)
    await startWith(first)
    const [id, before] = [await addPiece(database.db), await entryCount()]
    await underTheName(`update piece set price_cents = 1 where id = ${id}`)
    expect(await entryCount()).toBe(before)
    await sql`update shop_key set required_from = now() - interval '1 second'`.execute(database.db)
    await underTheName(`update piece set price_cents = 2 where id = ${id}`)
    expect(await entryCount()).toBe(before + 1)
  })
})

test.runIf(onPostgres)('SAFE-08 the key is not visible in any list of sessions', async () => {
  await startWith(first)
  const { rows } = await sql<{ query: string }>`select query from pg_stat_activity where datname = current_database()`.execute(database.db)
  expect(rows.map(({ query }) => query).join()).not.toMatch(/shop_key', '[\w-]{20}/)
})
