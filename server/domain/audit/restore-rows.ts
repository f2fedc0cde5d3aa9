import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { RowChange } from '#server/domain/audit/read-row-changes.ts'
import { sortBatches, readReferences } from '#server/domain/audit/sort-batches.ts'
import { keyOf, type WatchedTable } from '#server/domain/audit/watched-tables.ts'

type Values = Record<string, unknown>
type Kind = 'insert' | 'update' | 'delete'
type Batch = { table: WatchedTable; kind: Kind; columns: string[]; rows: { key: Values; values: Values }[]; rowIds: Set<string> }

/** Reverts the changes of an action, newest change first. */
export async function restoreRows(tx: Tx, tables: ReadonlyMap<string, WatchedTable>, changes: readonly RowChange[]): Promise<void> {
  const batches = toBatches(tables, changes.toReversed())
  for (const batch of sortBatches(batches, await readReferences(tx))) {
    const { numAffectedRows } = await statementOf(batch).execute(tx)
    // a delete may affect fewer rows, because a cascade may already have deleted dependent rows, such as the private columns of a piece
    if (batch.kind !== 'delete' && Number(numAffectedRows) !== batch.rows.length)
      throw new Error(`${batch.rows.length} rows of ${batch.table.name} were to be restored, not ${numAffectedRows}`)
  }
}

function toBatches(tables: ReadonlyMap<string, WatchedTable>, changes: readonly RowChange[]): Batch[] {
  const batches: Batch[] = []
  for (const { table_name, row_id, before, after } of changes) {
    const table = tables.get(table_name)
    if (!table) throw new Error(`${table_name} is not watched any more`)
    const kind = kindOf(before, after)
    const columns = Object.keys(before ?? {}).filter((column) => table.columns.has(column))
    const last = batches.at(-1)
    const fits = last?.table === table && last.kind === kind && String(last.columns) === String(columns) && !last.rowIds.has(row_id)
    const batch = fits ? last : { table, kind, columns, rows: [], rowIds: new Set<string>() }
    batch.rows.push({ key: keyOf(table, row_id), values: before ?? {} })
    batch.rowIds.add(row_id)
    if (!fits) batches.push(batch)
  }
  return batches
}

function kindOf(before: object | null, after: object | null): Kind {
  if (before === null) return 'delete'
  return after === null ? 'insert' : 'update'
}

function statementOf({ table, kind, columns, rows }: Batch): RawBuilder<unknown> {
  const target = sql.table(table.name)
  const restored = sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) given,
    jsonb_populate_record(null::${target}, given -> 'key') k, jsonb_populate_record(null::${target}, given -> 'values') v`
  const isSame = sql.join(
    table.keys.map((key) => sql`t.${sql.ref(key)} = k.${sql.ref(key)}`),
    sql` and `,
  )
  if (kind === 'delete') return sql`delete from ${target} t using ${restored} where ${isSame}`
  const names = columns.map((column) => sql.ref(column))
  const values = columns.map((column) => sql`v.${sql.ref(column)}`)
  if (kind === 'insert') {
    // a trigger may already have recreated this row when another row was restored
    const returned = names.map((name) => sql`${name} = excluded.${name}`)
    return sql`insert into ${target} (${sql.join(names)}) overriding system value select ${sql.join(values)} from ${restored}
      on conflict (${sql.join(table.keys.map((key) => sql.ref(key)))}) do update set ${sql.join(returned)}`
  }
  const settings = names.map((name, at) => sql`${name} = ${values[at]}`)
  // increments the version: saving a form that was opened before the undo then causes an edit conflict
  if (table.columns.has('edit_version')) settings.push(sql`edit_version = t.edit_version + 1`)
  return sql`update ${target} t set ${sql.join(settings)} from ${restored} where ${isSame}`
}
