import { sql } from 'kysely'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type NewRow = { table: string; columns: Record<string, unknown> }
type AddedRow = { id: number; actionId: string }

/** Thrown to roll back the action if the same person has already added the row. */
class KnownRowError extends Error {
  readonly known: AddedRow
  constructor(known: AddedRow) {
    super('This row was added before')
    this.known = known
  }
}

/**
 * Runs an action that adds a row, at most once. If the same person has already added a row with the same `columns`, and the row still has
 * these values, returns that row and its action instead. A client can therefore repeat a request after a lost response. `insert` adds the
 * row and returns its id. Locks the table to serialize concurrent requests.
 */
export async function addOnce(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  staff: StaffActor,
  action: Action & NewRow,
  insert: (tx: Tx) => Promise<number>,
): Promise<AddedRow> {
  const { table, columns: _, ...rest } = action
  try {
    const { result, actionId } = await runAction(ctx, staff, rest, async (tx) => {
      await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx)
      const known = await findOwnRow(tx, staff, action)
      if (known) throw new KnownRowError(known)
      return insert(tx)
    })
    return { id: result, actionId }
  } catch (error) {
    if (error instanceof KnownRowError) return error.known
    throw error
  }
}

async function findOwnRow(tx: Tx, { staffId }: StaffActor, { name, table, columns }: Action & NewRow): Promise<AddedRow | null> {
  const isSame = Object.entries(columns).map(([column, value]) => sql`own.${sql.ref(column)} is not distinct from ${value}`)
  const { rows } = await sql<{ id: number; action_id: string }>`
    select own.id, change.entry_id::text as action_id
    from ${sql.table(table)} as own
    join audit_change as change on change.table_name = ${table} and change.row_id = own.id::text and change.before is null
    join audit_entry as entry on entry.id = change.entry_id and entry.action = ${name} and entry.staff_id = ${staffId}
    where ${sql.join(isSame, sql` and `)}
    limit 1`.execute(tx)
  return rows[0] ? { id: rows[0].id, actionId: rows[0].action_id } : null
}
