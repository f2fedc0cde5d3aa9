import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

const sliceCount = 2000

/**
 * Adds customers with one order of one piece each, for tests and benchmarks of long lists. The orders are ten minutes apart and have all
 * statuses. To create the person records as well, call the database function `open_people()` afterwards.
 */
export async function addOrdersOfYears(db: Db, orderCount: number): Promise<void> {
  for (let from = 0; from < orderCount; from += sliceCount) {
    const numbers = sql`generate_series(${from + 1}::int, ${Math.min(from + sliceCount, orderCount)}::int) i`
    await db.transaction().execute(async (tx) => {
      await sql`select set_config('vitrine.restoring', 'on', true)`.execute(tx)
      await sql`insert into customer (phone, created_at) select (79000000000 + i)::text, now() - i * interval '10 minutes' from ${numbers}`.execute(
        tx,
      )
      await sql`
        insert into shop_order (number, customer_id, status, mode, language, first_name, last_name, phone, email, delivery_method, pickup_city_id,
          goods_cents, discount_cents, delivery_cents, total_cents, cart_id, cart_version, created_at, expires_at)
        select substr(key, 1, 4) || '-' || substr(key, 5, 4), c.id,
          (array['delivered', 'delivered', 'delivered', 'cancelled', 'confirmed', 'pending', 'shipped'])[1 + i % 7],
          'reserve', 'ru', 'Имя' || i, 'Фамилия', '+' || c.phone, c.phone || '@example.com', 'pickup', 1,
          1000000, 0, 0, 1000000, gen_random_uuid(), 1, now() - i * interval '10 minutes', now() + i % 100 * interval '1 hour'
        from ${numbers} join customer c on c.phone = (79000000000 + i)::text, upper(lpad(to_hex(i), 8, '0')) key`.execute(tx)
      await sql`
        insert into order_line (order_id, piece_id, position, kind, brand_id, brand_name, model_name, reference, quantity, price_cents, is_unique, is_active)
        select o.id, p.id, 0, p.kind, p.brand_id, 'Rolex', p.model_name, p.reference, 1, 1000000, false, false
        from ${numbers}
          join (select *, row_number() over (order by id) as n, count(*) over () as total from piece) p on p.n = 1 + i % p.total
          join shop_order o on o.phone = '+' || (79000000000 + i)::text`.execute(tx)
    })
  }
}
