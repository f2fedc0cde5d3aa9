import type { Selectable } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db, Tables } from '#server/db/database.ts'

export type OrderRow = Selectable<Tables['shop_order']>
export type OrderLineRow = Selectable<Tables['order_line']>
/** An order with its lines, as the database has them. */
export type OrderWithLines = OrderRow & { lines: OrderLineRow[] }

/** Whether a text can be the id of an order; what cannot is not worth a question to the database. */
export function isOrderId(id: string): boolean {
  return /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)
}

/** An order of this customer; another's is not found, as if there were none (SEC-C8). */
export async function getOrder(db: Db, { customerId }: Customer, id: string): Promise<OrderWithLines> {
  if (!isOrderId(id)) throw new CodedError('not-found')
  const row = await db.selectFrom('shop_order').selectAll().where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirst()
  const [order] = row ? await withLines(db, [row]) : []
  if (!order) throw new CodedError('not-found')
  return order
}

/** Orders with their lines, in one more query for all of them. */
export async function withLines(db: Db, rows: readonly OrderRow[]): Promise<OrderWithLines[]> {
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.selectFrom('order_line').selectAll().where('order_id', 'in', ids).orderBy('order_id').orderBy('position').execute()
  const byOrder = Map.groupBy(lines, (line) => line.order_id)
  return rows.map((row) => ({ ...row, lines: byOrder.get(row.id) ?? [] }))
}
