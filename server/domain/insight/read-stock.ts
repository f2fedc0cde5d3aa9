import { sql } from 'kysely'
import type { Ownership } from '#contract/rules/staff/piece-enums.ts'
import { stockRows } from '#server/domain/insight/stock-sums.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'

/** Totals of one group of pieces in stock. Money in cents. */
export type StockGroup = {
  brandId: number | null
  cityId: number | null
  ownership: Ownership | null
  band: number | null
  pieces: number
  askedCents: number
  unpriced: number
  costCents: number
  uncosted: number
}
export type StockDay = { day: string; pieces: number; askedCents: number; costCents: number }

/**
 * Returns the totals of the whole stock and of its groups by brand, office, ownership and age, most valuable group first, and the daily
 * totals of the last year.
 */
export async function readStockInsight({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<{ groups: StockGroup[]; days: StockDay[] }> {
  const at = new Date(now())
  const { rows: groups } = await sql<StockGroup>`
    with stock as (${stockRows(at)})
    select brand_id as "brandId", city_id as "cityId", ownership, band, count(*)::int as pieces,
      coalesce(sum(asked), 0)::float8 as "askedCents", (count(*) filter (where asked is null))::int as unpriced,
      coalesce(sum(cost), 0)::float8 as "costCents", (count(*) filter (where is_uncosted))::int as uncosted
    from stock group by grouping sets ((), (brand_id), (city_id), (ownership), (band))
    order by "askedCents" desc, pieces desc, brand_id, city_id`.execute(db)
  const { rows: days } = await sql<StockDay>`
    select day::text as day, sum(pieces)::int as pieces, sum(asked_cents)::float8 as "askedCents", sum(cost_cents)::float8 as "costCents"
    from stock_day where day > ${shopToday(at)}::date - 366 group by stock_day.day order by stock_day.day`.execute(db)
  return { groups, days }
}
