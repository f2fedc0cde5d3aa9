import { sql, type Selectable } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db, Tables } from '#server/db/database.ts'

export type OrderRow = Selectable<Tables['shop_order']>
export type OrderLineRow = Omit<Selectable<Tables['order_line']>, 'changed_by'>
export type CoinQuoteRow = Selectable<Tables['order_coin_quote']>
type OrderMoneyRow = { takenCents: number; refundedCents: number; dueCents: number; owedBackCents: number }
/** `confirmedAt`: the time of the last confirmation. `lastStaffId`: the staff member who changed the order last. */
type OrderHistory = { confirmedAt: Date | null; lastStaffId: string | null }
/** An order as stored, with its lines, its money, any coin quotes, and facts from its history. */
export type OrderWithLines = OrderRow & OrderHistory & { lines: OrderLineRow[]; quotes: CoinQuoteRow[]; money: OrderMoneyRow }

/** Whether a text has the form of an order id. No order is stored under any other text, so callers can skip the query. */
export function isOrderId(id: string): boolean {
  return /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)
}

/** Returns a customer's own order. Throws `not-found` both for an unknown order and for another customer's order. */
export async function getOrder(db: Db, { customerId }: Pick<Customer, 'customerId'>, id: string): Promise<OrderWithLines> {
  if (!isOrderId(id)) throw new CodedError('not-found')
  const row = await db.selectFrom('shop_order').selectAll().where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirst()
  const [order] = row ? await attachLines(db, [row]) : []
  if (!order) throw new CodedError('not-found')
  return order
}

/** Adds lines, money and coin quotes to orders. Runs one query for all orders, and another one if any of them is a crypto order. */
export async function attachLines(db: Db, rows: readonly OrderRow[]): Promise<OrderWithLines[]> {
  if (!rows.length) return []
  const read = await db
    .selectFrom('order_line')
    .innerJoin('order_listing as money', 'money.order_id', 'order_line.order_id')
    .selectAll('order_line')
    .select([
      'taken_cents',
      'refunded_cents',
      'due_cents',
      'owed_back_cents',
      confirmedAt().as('confirmed_at'),
      lastStaffId().as('last_staff_id'),
    ])
    .where(
      'order_line.order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('order_line.order_id')
    .orderBy('position')
    .execute()
  const byOrder = Map.groupBy(read.map(splitMoney), ({ line }) => line.order_id)
  const inCoins = rows.filter(({ mode }) => mode === 'crypto').map(({ id }) => id)
  const quotes = inCoins.length ? await readQuotes(db, inCoins) : new Map<string, CoinQuoteRow[]>()
  return rows.map((row) => {
    const found = byOrder.get(row.id) ?? []
    return {
      ...row,
      lines: found.map(({ line }) => line),
      money: found[0]?.money ?? unpaid(row),
      confirmedAt: found[0]?.confirmedAt ?? null,
      lastStaffId: found[0]?.lastStaffId ?? null,
      quotes: quotes.get(row.id) ?? [],
    }
  })
}

const confirmedAt = () => sql<Date | null>`(
  select max(e.created_at) from order_event e where e.order_id = order_line.order_id and e.kind = 'status' and e.to_status = 'confirmed'
)`

const lastStaffId = () => sql<string | null>`(
  select e.staff_id from order_event e where e.order_id = order_line.order_id and e.staff_id is not null order by e.id desc limit 1
)`

/** Returns when an order was last confirmed. Null if it never was. */
export async function readConfirmedAt(db: Db, id: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(created_at) as at from order_event where order_id = ${id} and kind = 'status' and to_status = 'confirmed'`.execute(db)
  return rows[0]?.at ?? null
}

type ReadLine = OrderLineRow & {
  taken_cents: number
  refunded_cents: number
  due_cents: number
  owed_back_cents: number
  confirmed_at: Date | null
  last_staff_id: string | null
}

function splitMoney(read: ReadLine): OrderHistory & { line: OrderLineRow; money: OrderMoneyRow } {
  const { taken_cents, refunded_cents, due_cents, owed_back_cents, confirmed_at, last_staff_id, ...line } = read
  return {
    line,
    confirmedAt: confirmed_at,
    lastStaffId: last_staff_id,
    money: { takenCents: taken_cents, refundedCents: refunded_cents, dueCents: due_cents, owedBackCents: owed_back_cents },
  }
}

export const unpaid = ({ total_cents: dueCents }: Pick<OrderRow, 'total_cents'>): OrderMoneyRow => ({
  takenCents: 0,
  refundedCents: 0,
  dueCents,
  owedBackCents: 0,
})

async function readQuotes(db: Db, orderIds: readonly string[]): Promise<Map<string, CoinQuoteRow[]>> {
  const quotes = await db.selectFrom('order_coin_quote').selectAll().where('order_id', 'in', orderIds).orderBy('coin').execute()
  return Map.groupBy(quotes, ({ order_id }) => order_id)
}
