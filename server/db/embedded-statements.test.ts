import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStatements } from '#server/db/embedded-statements.ts'
import { transaction } from '#server/db/transaction.ts'
import { onPostgres } from '#test/shop.ts'
import { useTestDatabase } from '#test/use-test-database.ts'

describe.skipIf(onPostgres)('statements of the embedded database', () => {
  const shop = useTestDatabase()
  const brand = (id: number) => shop.database.db.selectFrom('brand').select(['id', 'name']).where('id', '=', id).execute()
  const countPrepared = async (part: string) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(shop.database.db)
    return rows.filter(({ statement }) => statement.includes(part)).length
  }

  test('OPS-11 a repeated statement is parsed and planned once', async () => {
    for (const id of [1, 2, 3]) expect(await brand(id)).toMatchObject([{ id }])
    expect(await countPrepared('from "brand" where "id" = $1')).toBe(1)
    await sql`select * from brand where id = ${1}`.execute(shop.database.db)
    await sql`create table passing (id int, note text)`.execute(shop.database.db)
    expect(await countPrepared('*')).toBe(0)
    expect(await countPrepared('create table')).toBe(0)
  })

  test('OPS-11 a statement whose result type changed is prepared again, and an error does not affect the next statement', async () => {
    const { db } = shop.database
    await sql`create table shifting (id int primary key, value int)`.execute(db)
    await sql`insert into shifting values (${1}::int, ${7}::int)`.execute(db)
    const read = () => sql`select value from shifting where id = ${1}`.execute(db)
    expect((await read()).rows).toEqual([{ value: 7 }])
    await sql`alter table shifting alter column value type text`.execute(db)
    expect((await read()).rows).toEqual([{ value: '7' }])
    const insert = () => sql`insert into shifting values (${1}, ${'8'})`.execute(db)
    for (let time = 0; time < 2; time++) await expect(insert()).rejects.toMatchObject({ code: '23505', table: 'shifting' })
    await expect(sql`select nothing from shifting where id = ${1}`.execute(db)).rejects.toMatchObject({ code: '42703' })
    expect((await read()).rows).toEqual([{ value: '7' }])
  })

  test('OPS-11 a statement prepared in a failed transaction works in the next one', async () => {
    const { db } = shop.database
    const change = (name: string) =>
      transaction(db, async (tx) => {
        const { numUpdatedRows } = await tx.updateTable('brand').set({ name }).where('id', '=', 1).executeTakeFirstOrThrow()
        expect(numUpdatedRows).toBe(1n)
        if (name === '') throw new Error('halfway')
      })
    await expect(change('')).rejects.toThrow(/./)
    await change('Changed')
    expect(await brand(1)).toEqual([{ id: 1, name: 'Changed' }])
  })
})

describe('the cost of a statement', () => {
  let lite: PGlite
  beforeAll(async () => void (lite = await PGlite.create()))
  afterAll(() => lite.close())

  test.skipIf(onPostgres)('OPS-11 a run of a prepared statement takes one message', async () => {
    const run = createStatements(lite)
    const messages: Uint8Array[] = []
    const send = lite.execProtocolRawSync.bind(lite)
    lite.execProtocolRawSync = (message) => {
      messages.push(message)
      return send(message)
    }
    const ask = (value: number) => run('select $1::int + 1 as next', [value])
    expect(await ask(1)).toEqual({ names: ['next'], rows: [[2]], affectedCount: 0 })
    messages.length = 0
    expect((await ask(2)).rows).toEqual([[3]])
    expect(messages).toHaveLength(1)
  })
})
