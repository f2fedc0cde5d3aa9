import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** The tables whose rows are what people edit of a piece; notes and photographs have no say in its version. */
const ownTables = ['piece', 'piece_private', 'piece_function', 'watch', 'jewelry', 'bag']

/** Who changed a piece last, and when; null where nobody has (OWN-24). */
export async function readLastEdit(db: Db, id: number): Promise<{ by: string | null; at: Date } | null> {
  const { rows } = await sql<{ by: string | null; at: Date }>`
    select staff.name as by, e.at
    from audit_change c join audit_entry e on e.id = c.entry_id left join staff on staff.id = e.staff_id
    where c.subject_kind = 'piece' and c.subject_id = ${String(id)} and c.table_name = any(${ownTables}::text[])
    order by c.entry_id desc limit 1`.execute(db)
  return rows[0] ?? null
}
