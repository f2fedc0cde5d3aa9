import { sql } from 'kysely'
import { offices } from '#contract/offices.ts'

const zone = sql.lit(offices[0].timeZone)

/**
 * Subquery of the last sale of the sold piece `p`: the day in the first office's time zone, and the price of one piece in cents.
 * `salesRows` defines what counts as a sale. No row for a piece that is not sold or has no recorded sale.
 */
export const saleOfPiece = sql`
  select to_char(sale.at at time zone ${zone}, 'YYYY-MM-DD') as day, sale.cents from (
    select shipped.at,
      (select round(w.worth_cents / l.quantity::numeric)::float8 from order_line_worth w where w.order_id = l.order_id and w.line_id = l.id) as cents
    from order_line l
      join shop_order o on o.id = l.order_id and o.status in ('shipped', 'delivered')
      join lateral (
        select max(e.created_at) as at from order_event e where e.order_id = o.id and e.kind = 'status' and e.to_status = 'shipped'
      ) shipped on shipped.at is not null
    where p.status = 'sold' and l.piece_id = p.id
      and not exists (select from order_return r where r.line_id = l.id and r.state = 'accepted')
    union all
    select k.sold_on::timestamp at time zone ${zone}, k.sold_cents::float8 from piece_private k
    where p.status = 'sold' and k.piece_id = p.id and k.sold_on is not null and k.sold_cents is not null
  ) sale order by sale.at desc limit 1`
