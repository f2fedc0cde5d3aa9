import { type RawBuilder, sql } from 'kysely'

/** The units of the piece `p` that were sold, by orders and elsewhere. A unit that came back is in stock. */
const soldUnits = sql`((select coalesce(sum(sold_line.quantity), 0) from order_line sold_line join shop_order sold on sold.id = sold_line.order_id
    where sold_line.piece_id = p.id and sold.status in ('shipped', 'delivered')
      and not exists (select from order_return back where back.line_id = sold_line.id and back.state = 'accepted'))
  + (select count(*) from piece_private elsewhere where elsewhere.piece_id = p.id and p.status = 'sold'
      and elsewhere.sold_on is not null and elsewhere.sold_cents is not null))`

/** A part of the expenses of the piece `p`. Counts sold units only for pieces that have expenses. */
const partOfExpenses = (part: RawBuilder<unknown>) =>
  sql`coalesce((select ${part} from piece_expense e where e.piece_id = p.id having count(*) > 0), 0)`

const units = sql`greatest(1, p.stock + ${soldUnits})`

/** SQL: the share of one unit in the expenses of the piece `p`, in cents with fractions: a lot shares them among all its units, sold or not. */
export const unitExpenses = partOfExpenses(sql`sum(e.amount_cents)::numeric / ${units}`)

/** SQL: the expenses of the unsold units of the piece `p`, in cents. */
export const unsoldExpenses = sql`round(${partOfExpenses(sql`sum(e.amount_cents) - sum(e.amount_cents)::numeric * ${soldUnits} / ${units}`)})::bigint`
