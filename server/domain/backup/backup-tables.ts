import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/**
 * Tables that a backup leaves out: temporary rows, rows written by triggers, and the keys of this installation (`shop_key`). The names of
 * the applied migrations (table `migration`) are in the manifest instead.
 */
const excludedTables = new Set(['attempt', 'migration', 'order_listing', 'shop_key', 'staff_event', 'staff_presence'])

/** A table and its columns in a backup. `serials`: identity columns, whose sequences a restore advances past the highest value. */
export type BackupTable = { name: string; columns: string[]; serials: string[] }

/**
 * Returns all tables to back up, each after the tables that it references, so that a restore can fill the tables in this order. Leaves out
 * generated columns, and columns with transaction ids (`xid8`), which are meaningless in another database.
 */
export async function listBackupTables(db: Db): Promise<BackupTable[]> {
  const { rows: columns } = await sql<{ table: string; column: string; isSerial: boolean }>`
    select c.table_name as table, c.column_name as column, c.is_identity = 'YES' as "isSerial"
    from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.udt_name <> 'xid8' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`.execute(db)
  const { rows: references } = await sql<{ from: string; to: string }>`
    select distinct child.relname as "from", parent.relname as "to"
    from pg_constraint k
      join pg_class child on child.oid = k.conrelid
      join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.relnamespace = current_schema()::regnamespace`.execute(db)
  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => !excludedTables.has(name))
  return sortByReference(names, references).map((name) => {
    const own = columns.filter(({ table }) => table === name)
    return { name, columns: own.map(({ column }) => column), serials: own.filter(({ isSerial }) => isSerial).map(({ column }) => column) }
  })
}

function sortByReference(names: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const sorted = new Set<string>()
  const visit = (name: string): void => {
    if (sorted.has(name)) return
    for (const { from, to } of references) if (from === name && to !== name) visit(to)
    sorted.add(name)
  }
  for (const name of names) visit(name)
  return [...sorted].filter((name) => names.includes(name))
}
