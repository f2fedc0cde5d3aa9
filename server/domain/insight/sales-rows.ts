import { sql } from 'kysely'
import { unitExpenses } from '#server/domain/pieces/unit-expenses.ts'

/**
 * SQL: one row per sale, without returned pieces. The day of a sale is the day on which its order was shipped, or the recorded day of a
 * sale without an order. Days are in the given time zone. Money in cents. `paid`: after the discount. `priced`: before the discount, the
 * base of a consignor's percentage. `margin` follows `contract/rules/staff/margin.ts`.
 */
export const salesRows = (timeZone: string) => sql`
  select sale.*, p.brand_id, p.city_id, to_char(sale.sold_on, 'YYYY-MM') as month,
    greatest(sale.sold_on - (p.published_at at time zone ${timeZone})::date, 0) as days,
    sale.quantity * (
      select c.price_cents from price_change c
      where c.piece_id = p.id and c.was_listed and not c.price_on_request and c.price_cents is not null order by c.id limit 1
    ) as asked,
    sale.paid - round(${unitExpenses} * sale.quantity) - case when s.ownership = 'consignment'
      then coalesce(s.consignor_cents * sale.quantity, round(sale.priced * s.consignor_share / 10000.0)) else s.cost_cents * sale.quantity end as margin,
    min(sale.sold_at) over (partition by sale.buyer) as first_bought_at
  from (
    select coalesce(o.person_id::text, o.customer_id::text) as buyer, l.piece_id, l.quantity, shipped.at as sold_at,
      (shipped.at at time zone ${timeZone})::date as sold_on,
      worth.worth_cents as paid, l.price_cents * l.quantity as priced,
      coalesce((
        select e.staff_id from order_event e
        where e.order_id = o.id and e.kind = 'status' and e.to_status = 'confirmed' order by e.id desc limit 1
      ), o.placed_by) as seller_id
    from shop_order o
      join lateral (
        select max(e.created_at) as at from order_event e where e.order_id = o.id and e.kind = 'status' and e.to_status = 'shipped'
      ) shipped on shipped.at is not null
      join order_line l on l.order_id = o.id
      join order_line_worth worth on worth.line_id = l.id
    where o.status in ('shipped', 'delivered')
      and not exists (select from order_return r where r.line_id = l.id and r.state = 'accepted')
    union all
    select null, k.piece_id, 1, k.sold_on::timestamp at time zone ${timeZone}, k.sold_on, k.sold_cents, k.sold_cents, null
    from piece_private k join piece g on g.id = k.piece_id and g.status = 'sold'
    where k.sold_on is not null and k.sold_cents is not null
  ) sale join piece p on p.id = sale.piece_id left join piece_private s on s.piece_id = p.id`
