import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrate, migrationNames, pendingMigrations } from '#server/db/migrate.ts'
import { createPostgres, onPostgres, openShopOnDatabase } from '#test/shop.ts'
import { useTestDatabase } from '#test/use-test-database.ts'

const opened = useTestDatabase()

test('each migration has a unique number and a descriptive name', () => {
  for (const name of migrationNames()) expect(name).toMatch(/^\d{4}_[a-z]+(_[a-z]+)*\.sql$/)
  const numbers = migrationNames().map((name) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('migrating an up-to-date database changes nothing', async () => {
  const { db } = opened.database
  expect(await pendingMigrations(db)).toEqual([])
  expect(await migrate(db)).toEqual([])
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(migrationNames())
})

describe.runIf(onPostgres)('on PostgreSQL', () => {
  test('two processes that start at once apply each migration once', async () => {
    const { url, drop } = await createPostgres()
    const [one, two] = await Promise.all([openDatabase({ url, log: silentLog }), openDatabase({ url, log: silentLog })])
    const done = await Promise.all([one.runDedicated(migrate), two.runDedicated(migrate)])
    await Promise.all([one.close(), two.close()])
    await drop()
    expect(done.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, migrationNames().length])
  })

  test('OPS-08 a process waits for the migration of another one longer than the statement time-out', async () => {
    const { url, drop } = await createPostgres()
    const migrating = new pg.Client({ connectionString: url })
    await migrating.connect()
    await migrating.query('begin; select pg_advisory_xact_lock(823467)')
    const opening = Promise.all([openDatabase({ url, log: silentLog }), openDatabase({ url, log: silentLog })])
    const shops = (await opening).map((database) => openShopOnDatabase(database))
    await migrating.query('select pg_sleep(4.5); commit')
    const [one, two] = await Promise.all(shops)
    expect([(await one?.get('/readyz'))?.statusCode, (await two?.get('/readyz'))?.statusCode]).toEqual([200, 200])
    await Promise.all([one?.app.close(), two?.app.close(), migrating.end()])
    await drop()
  })

  test('a failed migration is rolled back', async () => {
    const { url, drop } = await createPostgres()
    const database = await openDatabase({ url, log: silentLog })
    await sql`create table city (already text)`.execute(database.db)
    await expect(database.runDedicated(migrate)).rejects.toThrow(/already exists/)
    const { rows } = await sql<{ found: string | null }>`select to_regclass('country')::text as found`.execute(database.db)
    await database.close()
    await drop()
    expect(rows[0]?.found).toBeNull()
  })
})

const folder = join(import.meta.dirname, 'tables')
const typeFiles = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

function typedColumns(): Record<string, boolean> {
  const bodies = [...typeFiles.matchAll(/^(?:export )?type (\w+) = \{([^}]*)\}/gm)]
  const bases = new Map(bodies.map(([, name = '', body = '']) => [name, fieldsOf(body)]))
  const tables = [...typeFiles.matchAll(/^ {2}(\w+): (?:([A-Z]\w+)(?: & )?)?(?:\{([^}]*)\})?$/gm)]
  const columns = tables.flatMap(([, table, base = '', body = '']) =>
    [...(bases.get(base) ?? []), ...fieldsOf(body)].map(([column, mayBeNull]) => [`${table}.${column}`, mayBeNull] as const),
  )
  return Object.fromEntries(columns)
}

function fieldsOf(body: string): (readonly [string, boolean])[] {
  return [...body.matchAll(/(\w+): ([^;\n]+)/g)].map(([, name = '', type = '']) => [name, /\bnull\b|Nullable|Decimal/.test(type)] as const)
}

test('the table types match the migrated schema in columns and nullability', async () => {
  const { rows } = await sql<{ column: string; mayBeNull: boolean }>`
    select table_name || '.' || column_name as column, is_nullable = 'YES' as "mayBeNull"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`.execute(opened.database.db)
  expect(rows.length).toBeGreaterThan(120)
  expect(typedColumns()).toEqual(Object.fromEntries(rows.map(({ column, mayBeNull }) => [column, mayBeNull])))
})
