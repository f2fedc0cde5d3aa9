import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { RowChange } from '#server/domain/audit/read-row-changes.ts'
import type { WatchedTable } from '#server/domain/audit/watched-tables.ts'

type Row = Record<string, unknown>

const lockRank = (table: string) => ({ shop_order: 0, piece: 1, promo: 3 })[table] ?? 2

/**
 * Locks the rows that an action changed, together with their orders and pieces. Returns the rows that still exist, by table and row id. The
 * caller must first set the transaction's time zone to UTC, because the log stores times in UTC.
 */
export async function lockRows(
  tx: Tx,
  tables: ReadonlyMap<string, WatchedTable>,
  changes: readonly RowChange[],
): Promise<Map<string, Map<string, Row>>> {
  const locked = new Map<string, Map<string, Row>>()
  await lockOrders(tx, subjectIds(changes, 'order'))
  const pieceIds = subjectIds(changes, 'piece')
  for (const table of [...tables.values()].toSorted((a, b) => lockRank(a.name) - lockRank(b.name) || a.name.localeCompare(b.name))) {
    if (table.name === 'piece' || lockRank(table.name) > 1) await lockPieces(tx, pieceIds.splice(0))
    const rowIds = changes.filter(({ table_name }) => table_name === table.name).map(({ row_id }) => row_id)
    locked.set(table.name, await lockTable(tx, table, [...new Set(rowIds)]))
  }
  return locked
}

const subjectIds = (changes: readonly RowChange[], kind: string): string[] => [
  ...new Set(changes.flatMap(({ subject_kind, subject_id }) => (subject_kind === kind ? [subject_id] : []))),
]

async function lockOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length) await sql`select id from shop_order where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx)
}

async function lockPieces(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length) await sql`select id from piece where id = any(${[...ids]}::integer[]) order by id for update`.execute(tx)
}

async function lockTable(tx: Tx, { name, keys }: WatchedTable, rowIds: string[]): Promise<Map<string, Row>> {
  const keyColumns = keys.map((key) => sql`t.${sql.ref(key)}`)
  const rowId = sql.join(
    keyColumns.map((column) => sql`${column}::text`),
    sql` || '/' || `,
  )
  const { rows } = await sql<{ rowId: string; row: Row }>`
    select ${rowId} as "rowId", to_jsonb(t) as row from ${sql.table(name)} t
    where ${rowId} = any(${rowIds}) order by ${sql.join(keyColumns)} for update`.execute(tx)
  return new Map(rows.map(({ rowId: id, row }) => [id, row]))
}
