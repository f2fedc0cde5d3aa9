import { sql } from 'kysely'
import { offices } from '#contract/offices.ts'
import type { InsightPeriod } from '#contract/staff/insight-period.ts'
import { salesRows } from '#server/domain/insight/sales-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'

export type SalesPart = 'all' | 'month' | 'brand' | 'office' | 'person'

/** Totals of one group of sales. Money in cents. */
export type SalesGroup = {
  part: SalesPart
  month: string | null
  brandId: number | null
  cityId: number | null
  sellerId: string | null
  seller: string | null
  pieces: number
  paidCents: number
  askedCents: number
  discountCents: number
  meanDays: number | null
  marginCents: number
  uncosted: number
  buyers: number
  buyersAgain: number
}
type SellThrough = { days: number; published: number; sold: number }
export type Sales = { groups: SalesGroup[]; sellThrough: SellThrough[] }

const sellThroughDays = [30, 90, 180] as const

/** Returns the sales of a period by month, brand, office and person, and how fast pieces published in the period were sold. Two queries. */
export async function readSalesInsight({ db, now }: Pick<ShopContext, 'db' | 'now'>, period: InsightPeriod): Promise<Sales> {
  const { timeZone } = offices[0]
  const { rows: groups } = await sql<SalesGroup>`
    with sales as materialized (${salesRows(timeZone)})
    select case grouping(month, brand_id, city_id, seller_id)
        when 15 then 'all' when 7 then 'month' when 11 then 'brand' when 13 then 'office' else 'person' end as part,
      month, brand_id as "brandId", city_id as "cityId", seller_id as "sellerId",
      (select name from staff where id = sales.seller_id) as seller, coalesce(sum(quantity), 0)::int as pieces,
      coalesce(sum(paid), 0)::float8 as "paidCents", coalesce(sum(asked), 0)::float8 as "askedCents",
      coalesce(sum(greatest(asked - paid, 0)), 0)::float8 as "discountCents", round(avg(days), 1)::float8 as "meanDays",
      coalesce(sum(margin), 0)::float8 as "marginCents", coalesce(sum(quantity) filter (where margin is null), 0)::int as uncosted,
      count(distinct buyer)::int as buyers, (count(distinct buyer) filter (where sold_at > first_bought_at))::int as "buyersAgain"
    from sales where sold_on between ${period.from}::date and ${period.to}::date
    group by grouping sets ((), (month), (brand_id), (city_id), (seller_id))
    order by month, "paidCents" desc, brand_id, city_id, seller_id`.execute(db)
  const today = shopToday(now())
  const { rows: sellThrough } = await sql<SellThrough>`
    with sales as materialized (${salesRows(timeZone)}),
      first_sales as (select piece_id, min(sold_on) as sold_on from sales group by piece_id),
      published_pieces as (
        select (p.published_at at time zone ${timeZone})::date as day, f.sold_on from piece p left join first_sales f on f.piece_id = p.id
        where p.published_at is not null
      )
    select term.days, count(published_pieces.day)::int as published,
      (count(*) filter (where published_pieces.sold_on - published_pieces.day <= term.days))::int as sold
    from unnest(${[...sellThroughDays]}::int[]) term (days)
      left join published_pieces on published_pieces.day between ${period.from}::date and ${period.to}::date
        and published_pieces.day <= ${today}::date - term.days
    group by term.days order by term.days`.execute(db)
  return { groups, sellThrough }
}
