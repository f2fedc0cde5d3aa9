import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { CreateOrder } from '#contract/order.ts'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import { orderSteps } from '#contract/rules/staff/order-enums.ts'
import type { Db } from '#server/db/database.ts'
import { stepStatuses } from '#server/domain/orders/order-states.ts'
import { readPromiseContext } from '#server/domain/orders/read-promise-context.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { takeStep } from '#server/domain/staff-orders/take-step.ts'
import { testConfig } from '#test/shop.ts'

let linesAdded = 0

/** Adds pieces at 10,000 USD each to a customer's cart, by default one unit per piece. */
export async function fillCart(db: Db, customerId: string, pieceIds: readonly number[], quantity = 1): Promise<void> {
  const cart = await db
    .insertInto('cart')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet((of) => ({ version: of('cart.version', '+', 1) })))
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const piece_id of pieceIds)
    await db
      .insertInto('cart_line')
      .values({ cart_id: cart.id, piece_id, quantity, price_cents: 1_000_000, added_at: new Date(linesAdded++) })
      .execute()
}

export async function advanceOrder({ db, now }: Pick<ShopContext, 'db' | 'now'>, id: string, to: OrderStatus): Promise<void> {
  const step = orderSteps.find((known) => stepStatuses[known] === to)
  if (!step) throw new Error(`No step leads to ${to}`)
  const terms = await readPromiseContext(db, testConfig().shop.ownerSettingDefaults, now)
  await takeStep({ ...terms, db }, { kind: 'terminal', user: 'ada' }, id, { step, email: 'send' })
}

const person = { first_name: 'Анна', last_name: 'Иванова', phone: '+7 916 123-45-67', email: 'anna@example.com' } as const

export const pickup = { mode: 'reserve', delivery_method: 'pickup', ...person, pickup_city_id: 1 } as const satisfies CreateOrder

export const delivery = {
  mode: 'reserve',
  delivery_method: 'delivery',
  ...person,
  country: 'FR',
  address_city: 'Paris',
  postal_code: '75001',
  address_line1: '1 rue de Rivoli',
} as const satisfies CreateOrder

/** Settings with two wallets. Only BTC has a rate: 10,000 USD are 0.102565 BTC. */
export const coinSettings = {
  CRYPTO_BTC_ADDRESS: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  CRYPTO_USDT_TRC20_ADDRESS: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  CRYPTO_RATES: 'BTC=97500',
  CRYPTO_RATES_AT: '2026-11-21T10:30:00+03:00',
}

/** Invariants of selling. Each query returns the rows that violate its invariant. */
const laws: Record<string, RawBuilder<{ id: string | number }>> = {
  'stock and held are not negative, and held is at most the stock': sql`
    select id from piece where stock < 0 or held < 0 or held > stock`,
  'held is the quantity in pending and confirmed orders plus the holds in force': sql`
    select piece.id from piece left join open_line on open_line.piece_id = piece.id
    group by piece.id having piece.held <> coalesce(sum(open_line.quantity), 0)
      + (select count(*) from piece_hold where piece_id = piece.id and ended_at is null)`,
  'a held piece is reserved if and only if its whole stock is held': sql`
    select id from piece where held > 0 and (held = stock) <> (status = 'reserved')`,
  'a unique piece is in at most one order that is neither cancelled nor returned': sql`
    select line.piece_id as id from order_line line join shop_order on shop_order.id = line.order_id
    where line.is_unique and shop_order.status <> 'cancelled'
      and not exists (select from order_return where line_id = line.id and state = 'accepted') group by line.piece_id having count(*) > 1`,
  'a line is active until its order is cancelled or shipped': sql`
    select line.id from order_line line join shop_order on shop_order.id = line.order_id
    where line.is_active <> (shop_order.status in ('pending', 'confirmed'))`,
  'the goods of an order cost the sum of its lines': sql`
    select shop_order.id from shop_order left join order_line line on line.order_id = shop_order.id
    group by shop_order.id having shop_order.goods_cents <> coalesce(sum(line.quantity * line.price_cents), 0)`,
  'a promo code counts the orders that use it, at most its limit': sql`
    select promo.code as id from promo left join shop_order on shop_order.promo_code = promo.code and shop_order.status <> 'cancelled'
    group by promo.id having promo.used_count <> count(shop_order.id) or count(shop_order.id) > promo.uses_max`,
  'an order with a promo code has a use of it until it is cancelled': sql`
    select shop_order.id from shop_order left join promo_use on promo_use.order_id = shop_order.id
    where (promo_use.order_id is not null) <> (shop_order.promo_code is not null and shop_order.status <> 'cancelled')`,
  'the last event of an order names its status': sql`
    select shop_order.id from shop_order left join order_event event on event.order_id = shop_order.id
    group by shop_order.id having (array_agg(event.to_status order by event.id desc))[1] is distinct from shop_order.status`,
  'each step of an order is taken once, unless it was undone': sql`
    select order_id as id from order_event where kind in ('status', 'undone')
    group by order_id, case kind when 'status' then to_status else from_status end
    having count(*) filter (where kind = 'status') - count(*) filter (where kind = 'undone') not in (0, 1)`,
  'one job waits to end a reservation, unless an undo cancelled the order': sql`
    select shop_order.id from shop_order left join job on job.kind = 'expire-order' and job.key = shop_order.id::text
    group by shop_order.id having count(job.id) > 1 or (count(job.id) = 0 and shop_order.status <> 'cancelled')`,
  'an order in coins has quotes, each of its total; no other order has any': sql`
    select shop_order.id from shop_order left join order_coin_quote quote on quote.order_id = shop_order.id
    where (shop_order.mode = 'crypto') <> (quote.order_id is not null)
      or abs(quote.amount * quote.rate_usd * 100 - shop_order.total_cents) > quote.rate_usd`,
  'at most one email is about the end of an order': sql`
    select split_part(key, ' ', 1) as id from job where kind = 'mail' and split_part(key, ' ', 2) in ('cancelled', 'lapsed')
    group by split_part(key, ' ', 1) having count(*) > 1`,
}

/** Returns the violated invariants of selling, each with the row that violates it. */
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

/** Returns a manual order for one piece at 100 USD, without notifications. */
export const manualOrder = (pieceId: number) => ({
  lines: [{ piece_id: pieceId, price_usd: '100' }],
  destination: { delivery_method: 'pickup', pickup_city_id: 1 },
  first_name: 'Ada',
  last_name: 'Test',
  phone: '+79161234567',
  email: 'ada@shop.example',
  comment: '',
  language: 'ru',
  notify: 'skip',
  submit_key: randomUUID(),
})

/** The terms of a promo code as the back office sends them: ten percent without limits. The code itself is added by the test. */
export const promoTerms = {
  type: 'percent',
  value: '10',
  uses_max: null,
  per_customer_max: null,
  valid_from: null,
  valid_until: null,
  goods_min_usd: null,
  discount_max_usd: null,
  note: '',
  is_active: true,
}
