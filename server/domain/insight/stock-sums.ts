import { sql } from 'kysely'
import { stockAges, stockStatuses } from '#contract/rules/staff/stock-ages.ts'
import { daysHeld } from '#server/domain/pieces/stock-filters.ts'
import { unsoldExpenses } from '#server/domain/pieces/unit-expenses.ts'

/**
 * SQL: one row per piece in stock, with asking price, cost and age band. Money in cents, for the whole unsold quantity. The cost includes
 * expenses.
 */
export const stockRows = (now: Date) => sql`
  select p.brand_id, p.city_id, coalesce(s.ownership, 'own') as ownership, ${ageBand(now)} as band,
    case when p.price_on_request then null else p.price_cents * p.stock end as asked,
    coalesce(s.cost_cents, 0) * p.stock + ${unsoldExpenses} as cost,
    (s.cost_cents is null and coalesce(s.ownership, 'own') = 'own') as is_uncosted
  from piece p left join piece_private s on s.piece_id = p.id
  where p.status = any(${[...stockStatuses]}::text[])`

const ageBand = (now: Date) => sql`case
  ${sql.join(
    stockAges.flatMap(({ to }, at) =>
      to === null ? [] : [sql`when ${daysHeld(now, sql`null::date`)} <= ${sql.lit(to)} then ${sql.lit(at)}`],
    ),
    sql` `,
  )} else ${sql.lit(stockAges.length - 1)} end`
