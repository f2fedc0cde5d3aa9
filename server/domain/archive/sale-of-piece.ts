import { type RawBuilder, sql } from 'kysely'
import { offices } from '#contract/offices.ts'

const zone = sql.lit(offices[0].timeZone)

/** SQL condition: order event `e` is a shipment. */
const isShipment = sql`e.kind = 'status' and e.to_status = 'shipped'`

/**
 * Selects the pieces whose sales are read. `joins` adds `shipped` (when order `o` was shipped) and `worth` (the price of line `l` after the
 * discount).
 */
type Scope = { includes: (pieceId: RawBuilder<unknown>) => RawBuilder<unknown>; joins: RawBuilder<unknown> }

/** Reads the sales of one piece `p` through indexes. */
const pieceScope: Scope = {
  includes: (pieceId) => sql`${pieceId} = p.id`,
  joins: sql`
    join lateral (
      select max(e.created_at) as at from order_event e where e.order_id = o.id and ${isShipment}
    ) shipped on shipped.at is not null
    cross join lateral (
      select (select w.worth_cents from order_line_worth w where w.order_id = l.order_id and w.line_id = l.id) as cents
    ) worth`,
}

/** Reads the sales of all pieces, each table once. */
const wholeScope: Scope = {
  includes: () => sql`true`,
  joins: sql`
    join (
      select e.order_id, max(e.created_at) as at from order_event e where ${isShipment} group by e.order_id
    ) shipped on shipped.order_id = o.id
    join (select w.line_id, w.worth_cents as cents from order_line_worth w) worth on worth.line_id = l.id`,
}

/** Subquery: sales by orders, and recorded sales outside the shop. Must agree with `salesRows` on what counts as a sale. */
const sales = ({ includes, joins }: Scope) => sql`
    select l.piece_id, shipped.at, round(worth.cents / l.quantity::numeric)::float8 as cents, l.price_cents::float8 as priced
    from order_line l join shop_order o on o.id = l.order_id and o.status in ('shipped', 'delivered') ${joins}
    where ${includes(sql`l.piece_id`)} and not exists (select from order_return r where r.line_id = l.id and r.state = 'accepted')
    union all
    select k.piece_id, k.sold_on::timestamp at time zone ${zone}, k.sold_cents::float8, k.sold_cents::float8
    from piece_private k join piece g on g.id = k.piece_id and g.status = 'sold'
    where ${includes(sql`k.piece_id`)} and k.sold_on is not null and k.sold_cents is not null`

/** SQL expression: the day of a timestamp in the first office's time zone. */
export const shopDay = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone ${zone}, 'YYYY-MM-DD')`

const saleColumns = sql`${shopDay(sql`sale.at`)} as day, sale.cents, sale.priced`

/**
 * Subquery: day and price of the last sale of piece `p`, if it is sold. The day is in the first office's time zone. The price is for one
 * unit, in cents: `priced` before and `cents` after the discount. No row if no sale is recorded.
 */
export const saleOfPiece = sql`
  select ${saleColumns} from (${sales(pieceScope)}
  ) sale where p.status = 'sold' order by sale.at desc limit 1`

/**
 * Subquery: the last sale of each sold piece, like `saleOfPiece`, by `piece_id`. Reads all sales at once; use it for lists of many pieces.
 */
export const lastSales = sql`
  select distinct on (sale.piece_id) sale.piece_id, ${saleColumns} from (${sales(wholeScope)}
  ) sale join piece g on g.id = sale.piece_id and g.status = 'sold' order by sale.piece_id, sale.at desc`

/**
 * Subquery: time and price of all sales of piece `p`. The price is for one unit, in cents. A lot has several sales, because its units are
 * sold one by one.
 */
export const salesOfPiece = sales(pieceScope)
