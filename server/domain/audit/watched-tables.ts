import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** A table that the audit log watches, as the database has it now. */
export type WatchedTable = {
  name: string
  /** The columns that name a row, in the order in which entries of the log join them. */
  keys: string[]
  /** The columns that can be written. */
  columns: ReadonlySet<string>
}

/** The watched tables with these names. A table that is no longer there, or no longer watched, is left out. */
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
      // the arguments of a trigger end with a zero byte each; the first names the key columns
      const [keys = ''] = given.split('\\000')
      return [name, { name, keys: keys.split(','), columns: new Set(columns) }]
    }),
  )
}

/** The key columns of a row with their values as text, from the row's id in the log. */
export function keyOf({ keys }: WatchedTable, rowId: string): Record<string, string> {
  const values = keys.length === 1 ? [rowId] : rowId.split('/')
  return Object.fromEntries(keys.map((key, at) => [key, values[at] ?? '']))
}
