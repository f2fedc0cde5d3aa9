import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** A table of the current schema whose changes are written to the audit log. */
export type WatchedTable = {
  name: string
  /** The key columns, in the order in which the log joins their values into a row id. */
  keys: string[]
  columns: ReadonlySet<string>
}

/** Returns the watched tables with these names. Leaves out a table that no longer exists or is no longer watched. */
export async function readWatchedTables(tx: Tx, names: readonly string[]): Promise<Map<string, WatchedTable>> {
  const { rows } = await sql<{ name: string; arguments: string; columns: string[] }>`
    select c.relname as name, encode(t.tgargs, 'escape') as arguments, array(
      select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = c.relname || '_watched' and c.relnamespace = current_schema()::regnamespace and c.relname = any(${[...names]})`.execute(
    tx,
  )
  return new Map(
    rows.map(({ name, arguments: given, columns }) => {
      // each trigger argument ends with a zero byte; the first argument lists the key columns
      const [keys = ''] = given.split('\\000')
      return [name, { name, keys: keys.split(','), columns: new Set(columns) }]
    }),
  )
}

/** Parses a row id of the log into a value per key column, as text. */
export function keyOf({ keys }: WatchedTable, rowId: string): Record<string, string> {
  const values = keys.length === 1 ? [rowId] : rowId.split('/')
  return Object.fromEntries(keys.map((key, at) => [key, values[at] ?? '']))
}
