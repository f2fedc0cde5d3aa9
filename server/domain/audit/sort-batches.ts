import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** A foreign key: rows of `child` refer to rows of `parent` by `columns`. */
export type ForeignKey = { child: string; parent: string; columns: string[] }

/** Returns the foreign keys between tables of the schema, except those from a table to itself. */
export async function readReferences(tx: Tx): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select child.relname as child, parent.relname as parent, array(
      select attname::text from pg_attribute where attrelid = child.oid and attnum = any(k.conkey)
    ) as columns
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.oid <> parent.oid and child.relnamespace = current_schema()::regnamespace`.execute(tx)
  return rows
}

type Ordered = { table: { name: string }; kind: 'insert' | 'update' | 'delete'; columns: readonly string[] }

/**
 * Sorts batches so that a row is restored after the rows that it references. The given order is the audit log reversed. The log lists a
 * cascaded delete after the delete that caused it, so the given order would restore the dependent row first. All other batches keep the
 * given order. No batch moves past a batch that deletes rows.
 */
export function sortBatches<Batch extends Ordered>(batches: readonly Batch[], references: readonly ForeignKey[]): Batch[] {
  const ordered = new Set<Batch>()
  const add = (batch: Batch, at: number): void => {
    if (ordered.has(batch)) return
    const end = batches.findIndex(({ kind }, index) => index > at && kind === 'delete')
    for (let later = at + 1; later < (end < 0 ? batches.length : end); later++) {
      const other = batches[later]
      if (other?.kind === 'insert' && needs(batch, other, references)) add(other, later)
    }
    ordered.add(batch)
  }
  for (const [at, batch] of batches.entries()) add(batch, at)
  return [...ordered]
}

function needs({ table, kind, columns }: Ordered, other: Ordered, references: readonly ForeignKey[]): boolean {
  if (kind === 'delete') return false
  return references.some(
    ({ child, parent, columns: named }) =>
      child === table.name && parent === other.table.name && named.some((column) => columns.includes(column)),
  )
}
