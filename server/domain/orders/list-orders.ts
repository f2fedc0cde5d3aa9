import type { ExpressionBuilder } from 'kysely'
import type { OrderQuery } from '#contract/order.ts'
import type { OrderOrdering } from '#contract/rules/order-enums.ts'
import { normalizeOrderNumber } from '#contract/rules/order-number.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Db, Tables } from '#server/db/database.ts'
import { matchOrderedPieces } from '#server/domain/orders/match-ordered-pieces.ts'
import { type OrderWithLines, attachLines } from '#server/domain/orders/order-rows.ts'

const sortColumns = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  total_desc: ['total_cents', 'desc'],
  total_asc: ['total_cents', 'asc'],
} as const satisfies Record<OrderOrdering, readonly ['created_at' | 'total_cents', 'asc' | 'desc']>

/** Returns one page of the customer's own orders, and the total number of their orders. */
export async function listOrders(
  db: Db,
  { customerId }: Customer,
  { status, search, ordering, page, page_size }: OrderQuery,
): Promise<{ count: number; orders: OrderWithLines[] }> {
  const text = search?.trim() ?? ''
  const pieceIds = text ? await matchOrderedPieces(db, customerId, text) : []
  const found = db
    .selectFrom('shop_order')
    .where('customer_id', '=', customerId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .$if(text !== '', (query) => query.where((of) => matchesSearch(of, text, pieceIds)))
  const { count } = await found.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const [column, direction] = sortColumns[ordering]
  const rows = await found
    .selectAll()
    .orderBy(column, direction)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  return { count: Number(count), orders: await attachLines(db, rows) }
}

function matchesSearch(of: ExpressionBuilder<Tables, 'shop_order'>, search: string, pieceIds: number[]) {
  const characters = normalizeOrderNumber(search)
  const isNumber = characters.length > 0 && /^[\p{L}\d\s-]+$/u.test(search) && characters.length >= search.replace(/[\s-]/g, '').length
  const pieces = of
    .selectFrom('order_line')
    .select('order_line.id')
    .whereRef('order_line.order_id', '=', 'shop_order.id')
    .where('order_line.piece_id', 'in', pieceIds)
  const number = of(of.fn<string>('replace', ['shop_order.number', of.val('-'), of.val('')]), 'like', `%${characters}%`)
  return of.or([...(isNumber ? [number] : []), ...(pieceIds.length ? [of.exists(pieces)] : [])])
}
