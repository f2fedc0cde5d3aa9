import { sql } from 'kysely'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import type { OrderEventKind } from '#contract/rules/staff/order-enums.ts'
import type { Db } from '#server/db/database.ts'

type Columns = Record<string, unknown> | null
type EventRow = {
  id: number
  kind: OrderEventKind
  from_status: OrderStatus | null
  to_status: OrderStatus
  actor: 'customer' | 'staff' | 'shop'
  staff_id: string | null
  reason: string | null
  created_at: Date
  until: string | null
  before: Columns
  after: Columns
}

/** An event in the history of an order. `changes` maps each edited column to its old and new value. */
export type OrderEventRow = Omit<EventRow, 'before' | 'after'> & { changes: Record<string, [string | null, string | null]> }

const derivedColumns = new Set(['edit_version'])

/**
 * Reads the history of an order, oldest first. The values of edits come from the audit log. Personal values that were erased from the log
 * are missing.
 */
export async function readEvents(db: Db, orderId: string): Promise<OrderEventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.kind, e.from_status, e.to_status, e.actor, e.staff_id, e.reason, e.created_at, e.details ->> 'until' as until,
      c.before || coalesce(p.before, '{}') as before, c.after || coalesce(p.after, '{}') as after
    from order_event e
      left join audit_change c on e.kind = 'edited' and c.entry_id = e.action_id and c.table_name = 'shop_order' and c.row_id = ${orderId}
      left join audit_personal p on p.change_id = c.id
    where e.order_id = ${orderId} order by e.id`.execute(db)
  return rows.map(({ before, after, ...event }) => ({ ...event, changes: changesOf(before, after) }))
}

function changesOf(before: Columns, after: Columns): OrderEventRow['changes'] {
  const columns = Object.keys({ ...before, ...after }).filter((column) => !derivedColumns.has(column))
  return Object.fromEntries(columns.map((column) => [column, [textOf(before?.[column]), textOf(after?.[column])]]))
}

/** Returns a scalar value as text. Returns null for an erased value, which is stored as an object with a digest. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}
