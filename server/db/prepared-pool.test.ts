import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { type OpenDatabase, openDatabase } from '#server/db/client.ts'
import { createPostgres, onPostgres, onServer } from '#test/shop.ts'

describe.runIf(onPostgres)('statements on PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof createPostgres>>
  let database: OpenDatabase
  beforeAll(async () => {
    made = await createPostgres(String(process.env.TEST_TEMPLATE))
    // a single connection, because prepared statements belong to a connection
    database = await openDatabase({ url: made.url, poolMax: 1, log: silentLog })
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  const readPrepared = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db)
    return rows.map(({ statement }) => statement).toSorted()
  }
  const cityNamed = (name: string) => sql`select id from city where name_en = ${name}`.execute(database.db)

  test('with parameters are prepared once; statements without parameters or with `select *` are not', async () => {
    await cityNamed('Moscow')
    await cityNamed('Dubai')
    await sql`select 1 as nothing`.execute(database.db)
    await sql`select * from city where name_en = ${'Moscow'}`.execute(database.db)
    await sql`select count(*) from city where name_en = ${'Moscow'}`.execute(database.db)
    expect(await readPrepared()).toEqual(['select count(*) from city where name_en = $1', 'select id from city where name_en = $1'])
  })

  test('that a migration made stale fail at most once; then a fresh connection is used', async () => {
    await cityNamed('Moscow')
    await onServer(made.url, 'alter table city alter column id type bigint')
    await expect(cityNamed('Moscow')).rejects.toMatchObject({ code: '0A000' })
    expect((await cityNamed('Moscow')).rows).toHaveLength(1)
  })
})
