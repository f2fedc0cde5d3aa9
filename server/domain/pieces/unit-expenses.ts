import { type RawBuilder, sql } from 'kysely'

/** SQL: the number of units of `piece p` that were sold, by orders and elsewhere. A returned unit counts as in stock. */
const soldUnits = sql`((select coalesce(sum(sold_line.quantity), 0) from order_line sold_line join shop_order sold on sold.id = sold_line.order_id
    where sold_line.piece_id = p.id and sold.status in ('shipped', 'delivered')
      and not exists (select from order_return back where back.line_id = sold_line.id and back.state = 'accepted'))
  + (select count(*) from piece_private elsewhere where elsewhere.piece_id = p.id and p.status = 'sold'
      and elsewhere.sold_on is not null and elsewhere.sold_cents is not null))`

/** SQL: an aggregate of the expenses of `piece p`, or 0 if there are none. Evaluates `part` only for pieces that have expenses. */
const partOfExpenses = (part: RawBuilder<unknown>) =>
  sql`coalesce((select ${part} from piece_expense e where e.piece_id = p.id having count(*) > 0), 0)`

const units = sql`greatest(1, p.stock + ${soldUnits})`

/** SQL: the expenses of `piece p` per unit, in cents with fractions. Divides by all units, sold and unsold. */
export const unitExpenses = partOfExpenses(sql`sum(e.amount_cents)::numeric / ${units}`)

/** SQL: the expenses of the unsold units of `piece p`, in cents. */
export const unsoldExpenses = sql`round(${partOfExpenses(sql`sum(e.amount_cents) - sum(e.amount_cents)::numeric * ${soldUnits} / ${units}`)})::bigint`
