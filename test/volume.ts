import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

export type Volume = { customers: number; orders: number; enquiries: number; pieces: number }

/**
 * Adds pieces, customers with orders, and enquiries of visitors without an account, in one transaction. Returns the number of locks that
 * the transaction holds at its end. Uses only columns of the first released schema, so that every later schema accepts the rows.
 */
export async function addVolume(db: Db, { customers, orders, enquiries, pieces }: Volume): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`insert into country (code, name_ru, name_en) values ('RU', 'Россия', 'Russia') on conflict do nothing`.execute(tx)
    await sql`insert into city (key, name_ru, name_en, country_code) values ('moscow', 'Москва', 'Moscow', 'RU') on conflict do nothing`.execute(
      tx,
    )
    await sql`insert into brand (name) values ('Rolex') on conflict do nothing`.execute(tx)
    await sql`insert into condition (key, name_ru, name_en, text_ru, text_en) values ('volume', 'Новые', 'New', '', '')`.execute(tx)
    await sql`
      insert into piece (kind, key, brand_id, model_name, price_cents, condition_id, city_id, status, published_at, created_at)
      select 'watch', 'volume-' || i, (select min(id) from brand), 'Submariner ' || i, 100000 + i, (select min(id) from condition),
        (select min(id) from city), (array['available', 'available', 'sold'])[1 + i % 3], ${startOf('i')}, ${startOf('i')}
      from generate_series(1, ${pieces}::int) i`.execute(tx)
    await sql`insert into watch (piece_id) select id from piece where key like 'volume-%'`.execute(tx)
    await sql`
      insert into customer (phone, email, first_name, last_name, created_at)
      select (79000000000 + i)::text, 'customer' || i || '@example.com', 'Имя' || i, 'Фамилия' || i, ${startOf('i')}
      from generate_series(1, ${customers}::int) i`.execute(tx)
    await sql`
      insert into shop_order (number, customer_id, status, mode, language, first_name, last_name, phone, email, delivery_method, pickup_city_id,
        goods_cents, discount_cents, delivery_cents, total_cents, cart_id, cart_version, created_at, expires_at)
      select substr(key, 1, 4) || '-' || substr(key, 5, 4), c.id, (array['delivered', 'cancelled', 'confirmed'])[1 + i % 3], 'reserve', 'ru',
        c.first_name, c.last_name, '+' || c.phone, c.email, 'pickup', (select min(id) from city), 100000, 0, 0, 100000, gen_random_uuid(), 1,
        ${startOf('i')}, ${startOf('i')} + interval '2 days'
      from generate_series(1, ${orders}::int) i
        join customer c on c.phone = (79000000001 + i % ${customers}::int)::text, upper(lpad(to_hex(i), 8, '0')) key`.execute(tx)
    await sql`
      insert into order_line (order_id, piece_id, position, kind, brand_id, brand_name, model_name, quantity, price_cents, is_unique, is_active)
      select o.id, p.id, 0, 'watch', p.brand_id, 'Rolex', p.model_name, 1, 100000, false, false
      from generate_series(1, ${orders}::int) i join piece p on p.key = 'volume-' || (1 + i % ${pieces}::int)
        join shop_order o on o.number = substr(upper(lpad(to_hex(i), 8, '0')), 1, 4) || '-' || substr(upper(lpad(to_hex(i), 8, '0')), 5, 4)
    `.execute(tx)
    await sql`
      insert into enquiry (kind, fields, message, language, created_at)
      select 'contact', jsonb_build_object('kind', 'contact', 'name', 'Гость' || i, 'phone', '+7' || 9500000000 + i, 'email',
        'guest' || i || '@example.com', 'message', 'Вопрос ' || i), 'Вопрос ' || i, 'ru', ${startOf('i')}
      from generate_series(1, ${enquiries}::int) i`.execute(tx)
    return countRowLocks(tx)
  })
}

const startOf = (row: string) => sql`timestamptz '2026-11-20 09:00Z' - ${sql.raw(row)} * interval '5 minutes'`

/** Counts the locks of this transaction, except locks on tables and other schema objects. */
export async function countRowLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where pid = pg_backend_pid() and locktype not in ('relation', 'object', 'virtualxid')`.execute(db)
  return rows[0]?.count ?? 0
}
