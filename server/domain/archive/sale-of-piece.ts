import { type RawBuilder, sql } from 'kysely'
import { offices } from '#contract/offices.ts'

const zone = sql.lit(offices[0].timeZone)

/** Subquery: sales of piece `p`, by orders and outside the shop. Must agree with `salesRows` on what counts as a sale. */
const sales = (condition: RawBuilder<unknown>) => sql`
    select shipped.at, (
        select round(w.worth_cents / l.quantity::numeric)::float8 from order_line_worth w where w.order_id = l.order_id and w.line_id = l.id
      ) as cents, l.price_cents::float8 as priced
    from order_line l
      join shop_order o on o.id = l.order_id and o.status in ('shipped', 'delivered')
      join lateral (
        select max(e.created_at) as at from order_event e where e.order_id = o.id and e.kind = 'status' and e.to_status = 'shipped'
      ) shipped on shipped.at is not null
    where ${condition} and l.piece_id = p.id
      and not exists (select from order_return r where r.line_id = l.id and r.state = 'accepted')
    union all
    select k.sold_on::timestamp at time zone ${zone}, k.sold_cents::float8, k.sold_cents::float8 from piece_private k
    where p.status = 'sold' and k.piece_id = p.id and k.sold_on is not null and k.sold_cents is not null`

/** SQL expression: the day of a timestamp in the first office's time zone. */
export const shopDay = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone ${zone}, 'YYYY-MM-DD')`

/**
 * Subquery: day and price of the last sale of piece `p`, if it is sold. The day is in the first office's time zone. The price is for one
 * unit, in cents: `priced` before and `cents` after the discount. No row if no sale is recorded.
 */
export const saleOfPiece = sql`
  select ${shopDay(sql`sale.at`)} as day, sale.cents, sale.priced from (${sales(sql`p.status = 'sold'`)}
  ) sale order by sale.at desc limit 1`

/**
 * Subquery: the last sale of each sold piece, like `saleOfPiece`, by `piece_id`. For a list of many pieces, because it reads all sales at
 * once.
 */
export const lastSales = sql`
  select distinct on (sale.piece_id) sale.piece_id, ${shopDay(sql`sale.at`)} as day, sale.cents, sale.priced from (
    select l.piece_id, shipped.at, (
        select round(w.worth_cents / l.quantity::numeric)::float8 from order_line_worth w where w.order_id = l.order_id and w.line_id = l.id
      ) as cents, l.price_cents::float8 as priced
    from (
        select e.order_id, max(e.created_at) as at from order_event e
        where e.kind = 'status' and e.to_status = 'shipped' group by e.order_id
      ) shipped
      join shop_order o on o.id = shipped.order_id and o.status in ('shipped', 'delivered')
      join order_line l on l.order_id = o.id
      join piece g on g.id = l.piece_id and g.status = 'sold'
    where not exists (select from order_return r where r.line_id = l.id and r.state = 'accepted')
    union all
    select k.piece_id, k.sold_on::timestamp at time zone ${zone}, k.sold_cents::float8, k.sold_cents::float8
    from piece_private k join piece g on g.id = k.piece_id and g.status = 'sold'
    where k.sold_on is not null and k.sold_cents is not null
  ) sale order by sale.piece_id, sale.at desc`

/**
 * Subquery: time and price of all sales of piece `p`. The price is for one unit, in cents. A lot has several sales, because its units are
 * sold one by one.
 */
export const salesOfPiece = sales(sql`true`)
