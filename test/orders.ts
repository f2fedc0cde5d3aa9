import { type RawBuilder, sql } from 'kysely'
import type { CreateOrder } from '#contract/order.ts'
import type { Db } from '#server/db/database.ts'

/** Puts pieces into a customer's cart, one of each unless told otherwise, as if they had done it at today's price. */
export async function fillCart(db: Db, customerId: string, pieceIds: readonly number[], quantity = 1): Promise<void> {
  const cart = await db
    .insertInto('cart')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet((of) => ({ version: of('cart.version', '+', 1) })))
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const piece_id of pieceIds)
    await db.insertInto('cart_line').values({ cart_id: cart.id, piece_id, quantity, price_cents: 1_000_000 }).execute()
}

const person = { first_name: 'Анна', last_name: 'Иванова', phone: '+7 916 123-45-67', email: 'anna@example.com' } as const

/** A submit that picks the order up in Moscow. */
export const pickup = { mode: 'reserve', delivery_method: 'pickup', ...person, pickup_city_id: 1 } as const satisfies CreateOrder

/** A submit that has the order sent to France. */
export const delivery = {
  mode: 'reserve',
  delivery_method: 'delivery',
  ...person,
  country: 'FR',
  address_city: 'Paris',
  postal_code: '75001',
  address_line1: '1 rue de Rivoli',
} as const satisfies CreateOrder

/** What must hold whatever happened; each law as a question for what breaks it. */
const laws: Record<string, RawBuilder<{ id: string | number }>> = {
  'a piece has no fewer than none, and holds no more than there are': sql`
    select id from piece where stock < 0 or held < 0 or held > stock`,
  'a piece holds what is in orders that may still be cancelled': sql`
    select piece.id from piece left join open_line on open_line.piece_id = piece.id
    group by piece.id having piece.held <> coalesce(sum(open_line.quantity), 0)`,
  'a piece that is all in orders is reserved, and one that is not is not': sql`
    select id from piece where held > 0 and (held = stock) <> (status = 'reserved')`,
  'the only one of its kind is in one order': sql`
    select line.piece_id as id from order_line line join shop_order on shop_order.id = line.order_id
    where line.is_unique and shop_order.status <> 'cancelled' group by line.piece_id having count(*) > 1`,
  'a line is active until its order is cancelled or sent off': sql`
    select line.id from order_line line join shop_order on shop_order.id = line.order_id
    where line.is_active <> (shop_order.status in ('pending', 'confirmed'))`,
  'an order has lines, and costs what they cost': sql`
    select shop_order.id from shop_order left join order_line line on line.order_id = shop_order.id
    group by shop_order.id having shop_order.goods_cents <> coalesce(sum(line.quantity * line.price_cents), 0)`,
  'a promo counts the orders that use it, and no more than it may': sql`
    select promo.code as id from promo left join shop_order on shop_order.promo_code = promo.code and shop_order.status <> 'cancelled'
    group by promo.id having promo.used_count <> count(shop_order.id) or count(shop_order.id) > promo.uses_max`,
  'an order has a use of its promo until it is cancelled': sql`
    select shop_order.id from shop_order left join promo_use on promo_use.order_id = shop_order.id
    where (promo_use.order_id is not null) <> (shop_order.promo_code is not null and shop_order.status <> 'cancelled')`,
  'what became of an order is written down, each step once': sql`
    select shop_order.id from shop_order left join order_event event on event.order_id = shop_order.id
    group by shop_order.id having count(*) <> count(distinct event.to_status)
      or (array_agg(event.to_status order by event.id desc))[1] is distinct from shop_order.status`,
  'one job waits to end a reservation': sql`
    select shop_order.id from shop_order left join job on job.kind = 'lapse-order' and job.key = shop_order.id::text
    group by shop_order.id having count(job.id) <> 1`,
  'nobody is told of two ends of one order': sql`
    select split_part(key, ' ', 1) as id from job where kind = 'mail' and split_part(key, ' ', 2) in ('cancelled', 'lapsed')
    group by split_part(key, ' ', 1) having count(*) > 1`,
}

/** Which of the laws of selling are broken, and by what. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const broken: string[] = []
  for (const [law, breaches] of Object.entries(laws)) {
    const { rows } = await sql<{ id: string | number }>`
      with open_line as (
        select line.piece_id, line.quantity from order_line line join shop_order on shop_order.id = line.order_id
        where shop_order.status in ('pending', 'confirmed')
      ) ${breaches}`.execute(db)
    broken.push(...rows.map(({ id }) => `not so for ${id}: ${law}`))
  }
  return broken
}
