import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/shop.ts'

const customerCount = 400
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('OWN-79 a known person is found by reading a few rows, even with many accounts and before the tables are analyzed', async () => {
  await shop.db.transaction().execute(async (tx) => {
    await sql`select set_config('vitrine.opening_people', 'on', true)`.execute(tx)
    const at = new Date(shop.clock.now)
    await sql`insert into customer (phone, first_name, created_at) select (79000000000 + i)::text, 'Anna', ${at} from generate_series(1, ${customerCount}::int) i`.execute(
      tx,
    )
    const before = await rowsReadOf('person_handle')
    await sql`select person_of(id::text, phone, null, null, 'Anna', null, 'ru', ${at}) from customer`.execute(tx)
    expect(((await rowsReadOf('person_handle')) - before) / customerCount).toBeLessThan(20)

    async function rowsReadOf(table: string): Promise<number> {
      const { rows } = await sql<{ read: string }>`
        select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables where relname = ${table}`.execute(tx)
      return Number(rows[0]?.read)
    }
  })
})
