import { isOrderNumber, orderNumberSigns } from '#contract/rules/order-number.ts'
import type { OrderStatus } from '#contract/rules/order-words.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'

/** The order of a number as people type it, for the staff; refuses what is no number, and one that no order has. */
export async function orderByNumber(db: Db, typed: string): Promise<{ id: string; number: string; status: OrderStatus }> {
  if (!isOrderNumber(typed)) throw new CodedError('invalid')
  const signs = orderNumberSigns(typed)
  const order = await db
    .selectFrom('shop_order')
    .select(['id', 'number', 'status'])
    .where('number', '=', `${signs.slice(0, 4)}-${signs.slice(4)}`)
    .executeTakeFirst()
  if (!order) throw new CodedError('not-found')
  return order
}
