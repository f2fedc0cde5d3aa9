import { sql } from 'kysely'
import { transaction } from '#server/db/transaction.ts'
import { stockRows } from '#server/domain/insight/stock-sums.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'

/** Stores today's stock totals. A later run on the same day overwrites them. */
export async function writeStockDay({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const at = new Date(now())
  const day = shopToday(at)
  await transaction(db, async (tx) => {
    await sql`delete from stock_day where day = ${day}::date`.execute(tx)
    await sql`
      with stock as (${stockRows(at)})
      insert into stock_day (day, brand_id, city_id, ownership, pieces, asked_cents, cost_cents)
      select ${day}::date, brand_id, city_id, ownership, count(*), coalesce(sum(asked), 0), coalesce(sum(cost), 0)
      from stock group by brand_id, city_id, ownership
      on conflict (day, brand_id, city_id, ownership)
      do update set pieces = excluded.pieces, asked_cents = excluded.asked_cents, cost_cents = excluded.cost_cents`.execute(tx)
  })
}
