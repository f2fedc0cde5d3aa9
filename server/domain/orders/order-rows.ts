import type { Selectable } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db, Tables } from '#server/db/database.ts'

export type OrderRow = Selectable<Tables['shop_order']>
export type OrderLineRow = Omit<Selectable<Tables['order_line']>, 'changed_by'>
export type CoinQuoteRow = Selectable<Tables['order_coin_quote']>
/** An order with its lines, and for one in coins with its quotes, as the database has them. */
export type OrderWithLines = OrderRow & { lines: OrderLineRow[]; quotes: CoinQuoteRow[] }

/** Whether a text can be the id of an order; another one needs no query. */
export function isOrderId(id: string): boolean {
  return /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)
}

/** An order of this customer; another's is not found, as if it did not exist. */
export async function getOrder(db: Db, { customerId }: Pick<Customer, 'customerId'>, id: string): Promise<OrderWithLines> {
  if (!isOrderId(id)) throw new CodedError('not-found')
  const row = await db.selectFrom('shop_order').selectAll().where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirst()
  const [order] = row ? await attachLines(db, [row]) : []
  if (!order) throw new CodedError('not-found')
  return order
}

/** Orders with their lines, in one more query for all of them; one more where some are paid in coins. */
export async function attachLines(db: Db, rows: readonly OrderRow[]): Promise<OrderWithLines[]> {
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.selectFrom('order_line').selectAll().where('order_id', 'in', ids).orderBy('order_id').orderBy('position').execute()
  const byOrder = Map.groupBy(lines, (line) => line.order_id)
  const inCoins = rows.filter(({ mode }) => mode === 'crypto').map(({ id }) => id)
  const quotes = inCoins.length ? await readQuotes(db, inCoins) : new Map<string, CoinQuoteRow[]>()
  return rows.map((row) => ({ ...row, lines: byOrder.get(row.id) ?? [], quotes: quotes.get(row.id) ?? [] }))
}

async function readQuotes(db: Db, orderIds: readonly string[]): Promise<Map<string, CoinQuoteRow[]>> {
  const quotes = await db.selectFrom('order_coin_quote').selectAll().where('order_id', 'in', orderIds).orderBy('coin').execute()
  return Map.groupBy(quotes, ({ order_id }) => order_id)
}
