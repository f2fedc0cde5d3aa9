import type { OrderOrdering } from '#contract/rules/order-words.ts'
import type { ExpressionBuilder } from 'kysely'
import type { OrderQuery } from '#contract/order.ts'
import { orderNumberSigns } from '#contract/rules/order-number.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db, Tables } from '#server/db/database.ts'
import { type OrderWithLines, withLines } from '#server/domain/orders/order-rows.ts'

const orders = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  total_desc: ['total_cents', 'desc'],
  total_asc: ['total_cents', 'asc'],
} as const satisfies Record<OrderOrdering, readonly ['created_at' | 'total_cents', 'asc' | 'desc']>

/** A page of the customer's own orders, and how many there are on all pages (ORD-01). */
export async function listOrders(
  db: Db,
  { customerId }: Customer,
  { status, search, ordering, page, page_size }: OrderQuery,
): Promise<{ count: number; orders: OrderWithLines[] }> {
  const found = db
    .selectFrom('shop_order')
    .where('customer_id', '=', customerId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .$if(Boolean(search?.trim()), (query) => query.where((of) => speaksOf(of, search?.trim() ?? '')))
  const { count } = await found.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const [column, direction] = orders[ordering]
  const rows = await found
    .selectAll()
    .orderBy(column, direction)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  return { count: Number(count), orders: await withLines(db, rows) }
}

/** Whether the order's number has the signs, or one of its pieces every word, of what is looked for. */
function speaksOf(of: ExpressionBuilder<Tables, 'shop_order'>, search: string) {
  const signs = orderNumberSigns(search)
  const isNumber = signs.length > 0 && /^[\p{L}\d\s-]+$/u.test(search) && signs.length >= search.replace(/[\s-]/g, '').length
  const words = search.split(/\s+/)
  const pieces = of
    .selectFrom('order_line')
    .select('order_line.id')
    .whereRef('order_line.order_id', '=', 'shop_order.id')
    .where((line) =>
      line.and(
        words.map((word) =>
          line.or((['brand_name', 'model_name', 'reference'] as const).map((column) => line(column, 'ilike', `%${literal(word)}%`))),
        ),
      ),
    )
  const number = of(of.fn<string>('replace', ['shop_order.number', of.val('-'), of.val('')]), 'like', `%${signs}%`)
  return isNumber ? of.or([number, of.exists(pieces)]) : of.exists(pieces)
}

/** What stands for any text in a pattern stands for itself (SEC-D2). */
function literal(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`)
}
