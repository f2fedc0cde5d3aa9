import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/db/client.ts'
import { lockFolder } from '#server/db/lock-folder.ts'
import { transaction } from '#server/db/transaction.ts'
import { openInFolder } from '#test/database-in-folder.ts'
import { eventually } from '#test/eventually.ts'
import { onPostgres, openShopOnDatabase } from '#test/shop.ts'

describe.skipIf(onPostgres)('the embedded database in a folder, in its thread', () => {
  let database: OpenDatabase
  let end = async () => {}
  beforeAll(async () => {
    const opened = await openInFolder()
    database = opened.database
    end = async () => {
      await database.close()
      opened.remove()
    }
  })
  afterAll(() => end())

  const nameOf = async (id: number) =>
    (await database.db.selectFrom('brand').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

  test('values of every type survive the round trip', async () => {
    const values = {
      id: 900_719_925_474_099,
      huge: 12_345_678_901n,
      text: 'Ёлка “quoted” \u0001 🎄',
      at: new Date('2026-11-21T09:00:00.123Z'),
      json: { price: 1.5, tags: ['a', null], nested: { ok: true } },
      list: ['a', 'b,"c"', null],
      numbers: [1, 2],
      bytes: Buffer.from([0, 1, 254, 255]),
      none: null,
      flag: false,
    }
    const { rows } = await sql<
      Record<string, unknown>
    >`select ${values.id}::bigint as id, ${values.huge}::bigint as huge, ${values.text}::text as text,
      ${values.at}::timestamptz as at, ${JSON.stringify(values.json)}::jsonb as json, ${values.list}::text[] as list, ${values.numbers}::bigint[] as numbers,
      ${values.bytes}::bytea as bytes, ${values.none}::text as none, ${values.flag}::boolean as flag`.execute(database.db)
    const { bytes, ...others } = rows[0] ?? {}
    expect(others).toEqual({ ...values, huge: Number(values.huge), bytes: undefined })
    expect(bytes).toEqual(new Uint8Array(values.bytes))
  })

  test('a statement that changes rows reports their number', async () => {
    const { numUpdatedRows } = await database.db
      .updateTable('brand')
      .set({ spellings: [] })
      .where('id', 'in', [1, 2, 3])
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(3n)
    expect(await database.db.selectFrom('brand').select('id').where('id', '=', -1).execute()).toEqual([])
  })

  test('an error has SQLSTATE, table, constraint, and the stack of the caller', async () => {
    const name = await nameOf(1)
    const failing = database.db.insertInto('brand').values({ name, spellings: [] }).execute()
    const error: unknown = await failing.catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      code: '23505',
      severity: 'ERROR',
      table: 'brand',
      constraint: expect.stringMatching(/name/),
      name: 'error',
    })
    expect(error).not.toHaveProperty('params')
    expect(error instanceof Error && error.stack).toContain('session-in-thread.test.ts')
    await expect(sql`select ${sql.val(Symbol('none'))}::text`.execute(database.db)).rejects.toThrow(/clone/)
    await expect(sql`select ${'x'}::bigint`.execute(database.db)).rejects.toThrow(/./)
    expect(await nameOf(1)).toBe(name)
  })

  test('a transaction is atomic, and other statements wait for it', async () => {
    const { db } = database
    const before = await nameOf(1)
    const rename = (name: string) => ({ name })
    const failing = transaction(db, async (tx) => {
      await tx.updateTable('brand').set(rename('Halfway')).where('id', '=', 1).execute()
      throw new Error('halfway')
    })
    const [beside] = await Promise.all([nameOf(1), expect(failing).rejects.toThrow('halfway')])
    expect([beside, await nameOf(1)]).toEqual([before, before])
    const [, afterwards] = await Promise.all([
      transaction(db, async (tx) => {
        await tx.updateTable('brand').set(rename('Whole 1')).where('id', '=', 1).execute()
        await sql`savepoint one`.execute(tx)
        await expect(sql`select 1 / 0`.execute(tx)).rejects.toMatchObject({ code: '22012' })
        await sql`rollback to savepoint one`.execute(tx)
        await tx.updateTable('brand').set(rename('Whole 2')).where('id', '=', 2).execute()
      }),
      nameOf(2),
    ])
    expect([await nameOf(1), afterwards]).toEqual(['Whole 1', 'Whole 2'])
  })

  test('a failed commit ends its own transaction only', async () => {
    const { db } = database
    await sql`create table once (id int unique deferrable initially deferred)`.execute(db)
    const failing = transaction(db, (tx) => sql`insert into once values (1), (1)`.execute(tx))
    const next = transaction(db, async (tx) => {
      for (let id = 2; id < 6; id++) await sql`insert into once values (${id}::int)`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    await next
    expect((await sql`select id from once order by id`.execute(db)).rows).toEqual([2, 3, 4, 5].map((id) => ({ id })))
  })

  test('notifications arrive outside of the transaction that sent them, until the listener is removed', async () => {
    const { db } = database
    const heard: unknown[] = []
    const stop = await database.listen('news', () => heard.push(sql`select 1 as one`.execute(db)))
    await transaction(db, (tx) => sql`notify news`.execute(tx))
    await eventually(() => heard.length).toBe(1)
    expect(await heard[0]).toMatchObject({ rows: [{ one: 1 }] })
    await stop()
    await sql`notify news`.execute(db)
    await sql`select 1`.execute(db)
    expect(heard).toHaveLength(1)
  })
})

describe.skipIf(onPostgres)('the thread of an embedded database', { timeout: 240_000 }, () => {
  test('OWN-116 does not block the main thread: the shop serves while the database works', async () => {
    const { database, busy, letGo, remove } = await openInFolder()
    const working = busy()
    setImmediate(letGo)
    await working
    await database.close()
    remove()
  })

  test('OPS-08 closes after running statements have finished, and unlocks the folder', async () => {
    const { folder, database, thread, busy, letGo, remove } = await openInFolder()
    const gone = once(thread, 'exit')
    const [working, waiting] = [busy(), database.db.selectFrom('brand').select('id').limit(1).execute()]
    await new Promise(setImmediate)
    const closing = database.close()
    letGo()
    await working
    expect(await waiting).toHaveLength(1)
    await Promise.all([closing, gone])
    lockFolder(folder)()
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow(/destroyed/)
    remove()
  })

  test('OPS-08 that exits unexpectedly causes an outage: no call hangs, and the shop still shuts down gracefully', async () => {
    const { folder, database, thread, busy, remove } = await openInFolder()
    const shop = await openShopOnDatabase(database)
    const [piece] = (await shop.get('/api/watches/?page_size=1')).json().results
    const begun = Promise.withResolvers<void>()
    const work = transaction(shop.db, async (tx) => {
      await sql`select 1`.execute(tx)
      begun.resolve()
      await once(thread, 'exit')
      await sql`select 2`.execute(tx)
    })
    await begun.promise
    const unavailable = { code: 'unavailable', details: { retryAfterS: 5 } }
    const outcomes = [work, busy(), database.listen('news', () => {})].map((one) => expect(one).rejects.toMatchObject(unavailable))
    await thread.terminate()
    await Promise.all(outcomes)
    await expect(transaction(shop.db, async () => {})).rejects.toMatchObject(unavailable)
    const [list, detail, ready] = await Promise.all(
      ['/api/watches/?page_size=2', `/api/watches/${piece.id}/`, '/readyz'].map((url) => shop.get(url)),
    )
    expect([list?.statusCode, detail?.statusCode, ready?.statusCode]).toEqual([200, 503, 503])
    await shop.app.close()
    lockFolder(folder)()
    remove()
  })
})
