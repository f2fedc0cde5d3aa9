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

/** A line of an order's history; `changes` are those of an edit, by column. */
export type OrderEventRow = Omit<EventRow, 'before' | 'after'> & { changes: Record<string, [string | null, string | null]> }

/** What is not of the staff's choosing. */
const derivedColumns = new Set(['edit_version'])

/**
 * What became of an order, the oldest first. The values of an edit stand in the audit log, those that tell of a person apart, so that they can be
 * erased: then they are missing here as well.
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

/** An erased value is only a digest any more. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}
