import { type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import type { Db } from '#server/db/database.ts'

export type PersonOrderRow = {
  id: string
  number: string
  status: OrderStatus
  delivery_method: 'pickup' | 'delivery'
  total_cents: number
  created_at: Date
}

/** Returns the newest orders that meet a condition on `shop_order o`. */
export async function readPersonOrders(db: Db, isTheirs: RawBuilder<boolean>, max: number): Promise<PersonOrderRow[]> {
  const { rows } = await sql<PersonOrderRow>`
    select o.id, o.number, o.status, o.delivery_method, o.total_cents, o.created_at from shop_order o
    where ${isTheirs} order by o.created_at desc, o.id desc limit ${max}`.execute(db)
  return rows
}
