import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { purgeSignIns } from '#server/domain/accounts/purge-sign-ins.ts'
import { testNow } from '#test/shop.ts'
import { useTestDatabase } from '#test/use-test-database.ts'

const opened = useTestDatabase()

test('OPS-08 a purge deletes in batches of 2,000 rows, and only the rows that match', async () => {
  const { db } = opened.database
  await sql`create table batch_size (count int)`.execute(db)
  await sql`create function note_batch() returns trigger language plpgsql as $$
    begin insert into batch_size select count(*) from gone; return null; end $$`.execute(db)
  await sql`create trigger noted after delete on attempt referencing old table as gone
    for each statement execute function note_batch()`.execute(db)
  const old = new Date(testNow - 48 * hourMs)
  await sql`insert into attempt (key, count, until) select 'old ' || n, 1, ${old} from generate_series(1, 4500) n`.execute(db)
  await sql`insert into attempt (key, count, until) values ('young', 1, ${new Date(testNow)})`.execute(db)
  await purgeSignIns({ db, now: () => testNow })
  const { rows } = await sql<{ count: number }>`select count from batch_size`.execute(db)
  const left = await db.selectFrom('attempt').select('key').execute()
  expect(rows.map(({ count }) => count)).toEqual([2000, 2000, 500])
  expect(left).toEqual([{ key: 'young' }])
})

test('OPS-08 a purge continues after a batch in which another transaction changed a row', async () => {
  const { db } = opened.database
  // the trigger skips one row, as PostgreSQL does if a concurrent transaction has changed the row
  await sql`create function skip_row() returns trigger language plpgsql as $$
    begin return case when old.key = 'busy' then null else old end; end $$`.execute(db)
  await sql`create trigger skip before delete on attempt for each row execute function skip_row()`.execute(db)
  const old = new Date(testNow - 48 * hourMs)
  await sql`insert into attempt (key, count, until) values ('busy', 1, ${new Date(testNow - 72 * hourMs)})`.execute(db)
  await sql`insert into attempt (key, count, until) select 'old ' || n, 1, ${old} from generate_series(1, 2500) n`.execute(db)
  await purgeSignIns({ db, now: () => testNow })
  const left = await db.selectFrom('attempt').select('key').where('until', '<', new Date(testNow)).execute()
  expect(left).toEqual([{ key: 'busy' }])
})

test.each([
  ['select id from shop_order order by created_at desc, id limit 50', 'shop_order_newest'],
  ["select ctid from job where dead_at < '2026-01-01' limit 2000", 'job_dead'],
  ["select ctid from attempt where until < '2026-01-01' limit 2000", 'attempt_until'],
  ["select ctid from session where ended_at < '2026-01-01' limit 2000", 'session_ended'],
  ["select ctid from session where created_at < '2026-01-01' limit 2000", 'session_created'],
])('OPS-08 %s uses the index %s', async (query, index) => {
  const plan = await opened.database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_sort = off`.execute(tx)
    return sql<Record<string, string>>`explain ${sql.raw(query)}`.execute(tx)
  })
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index)
})
