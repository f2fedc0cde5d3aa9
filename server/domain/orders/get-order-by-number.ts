import type { OrderStatus } from '#contract/rules/order-enums.ts'
import { isOrderNumber, normalizeOrderNumber } from '#contract/rules/order-number.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'

/** Finds an order by its number as typed by the staff. Throws `invalid` for a malformed number, `not-found` for an unknown one. */
export async function getOrderByNumber(db: Db, typed: string): Promise<{ id: string; number: string; status: OrderStatus }> {
  if (!isOrderNumber(typed)) throw new CodedError('invalid')
  const characters = normalizeOrderNumber(typed)
  const order = await db
    .selectFrom('shop_order')
    .select(['id', 'number', 'status'])
    .where('number', '=', `${characters.slice(0, 4)}-${characters.slice(4)}`)
    .executeTakeFirst()
  if (!order) throw new CodedError('not-found')
  return order
}
