import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { databaseDefaults, databaseFunctions, machineClocks, releasedDefaults } from '#test/database-clock.ts'
import { read, sources } from '#test/repo-files.ts'
import { openEmptyDatabase, openTestDatabase } from '#test/shop.ts'
import { visitNodes } from '#test/visit-nodes.ts'

const sqlClock = /\b(?:(?:now|(?:clock|statement|transaction)_timestamp)\s*\(\)|(?:current_date|(?:current_|local)time(?:stamp)?)\b)/gi

/** Counts the places where a source reads the database's or the machine's clock instead of the shop's clock. */
function countClocks(source: string, file: string): number {
  if (!/Date\.now|new Date\(\)/.test(source) && !source.match(sqlClock)) return 0
  let count = 0
  visitNodes(source, file, (node) => {
    count += textOf(node).match(sqlClock)?.length ?? 0
    if (isOfDate(node['callee']) && node.type === 'NewExpression' && Array.isArray(node['arguments']) && !node['arguments'].length) count++
    if (node.type === 'MemberExpression' && isOfDate(node['object']) && JSON.stringify(node['property']).includes('"now"')) count++
  })
  return count
}

function textOf({ type, value }: { type: string; value?: unknown }): string {
  if (type === 'Literal' && typeof value === 'string') return value
  return type === 'TemplateElement' && typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}

const isOfDate = (node: unknown) => typeof node === 'object' && node !== null && 'name' in node && node.name === 'Date'

/** Returns the column defaults and database functions that read the database's clock. */
async function readDatabaseClocks(db: Db): Promise<{ defaults: string[]; functions: string[] }> {
  const clock =
    '\\y(now|clock_timestamp|statement_timestamp|transaction_timestamp)\\s*\\(|\\y(current_date|(current_|local)time(stamp)?)\\y'
  const { rows: defaults } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_attrdef d
      join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
    where c.relnamespace = current_schema()::regnamespace and pg_get_expr(d.adbin, d.adrelid) ~* ${clock}`.execute(db)
  const { rows: functions } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = current_schema()::regnamespace and prosrc ~* ${clock}`.execute(db)
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).toSorted()
  return { defaults: namesOf(defaults), functions: namesOf(functions) }
}

describe('OPS-12 every time that is stored or compared comes from the shop’s clock', () => {
  test('OPS-12 in the server’s code, except in the files that test/database-clock.ts lists', () => {
    const ofServer = sources.filter((name) => name.startsWith('server/') && !name.endsWith('.test.ts'))
    const counts = ofServer.map((file) => [file, countClocks(read(file), file)] as const).filter(([, count]) => count > 0)
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(Object.entries(machineClocks).map(([file, [count]]) => [file, count])))
  })

  test('OPS-12 in the database, except for the listed defaults and functions', async () => {
    const { database, drop } = await openEmptyDatabase()
    await database.runDedicated(migrate)
    const { defaults, functions } = await readDatabaseClocks(database.db)
    expect(defaults).toEqual([...releasedDefaults, ...Object.keys(databaseDefaults)].toSorted())
    expect(functions).toEqual(Object.keys(databaseFunctions).toSorted())
    await database.close()
    await drop()
  })

  test('OPS-12 test databases have no default that an insert of the shop could rely on', async () => {
    const { database, drop } = await openTestDatabase()
    expect((await readDatabaseClocks(database.db)).defaults).toEqual(Object.keys(databaseDefaults).toSorted())
    await database.close()
    await drop()
  })

  test('OPS-12 other clocks are found in SQL and in code; the shop’s own is not counted', () => {
    const source =
      'sql`update x set at = now(), day = ${new Date(now())} where day < current_date`; f(Date.now, new Date(), new Date(0), ctx.now())'
    expect(countClocks(source, 'x.ts')).toBe(4)
  })
})
