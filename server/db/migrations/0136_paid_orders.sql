-- An order with a payment is not cancelled when its reservation ends. `kept_at`: when the shop last found the
-- reservation over and the order paid.
alter table shop_order add column kept_at timestamptz;

-- Amounts received, refunded, and still to be refunded.
alter table order_listing add column taken_cents bigint not null default 0;
alter table order_listing add column refunded_cents bigint not null default 0;
alter table order_listing add column owed_back_cents bigint not null default 0;
create index order_listing_owed_back on order_listing (order_id) where owed_back_cents > 0;
create index order_listing_paid on order_listing (expires_at) where status = 'pending' and taken_cents > 0;

-- The worth of each line: its price less its share of the discount. The shares add up to the discount
-- (`contract/rules/split-cents.ts`).
create view order_line_worth as
select line_id, order_id, price - share - case when place <= discount_cents - sum(share) over (partition by order_id) then 1 else 0 end as worth_cents
from (
  select l.id as line_id, l.order_id, o.discount_cents, l.price_cents * l.quantity as price,
    div(o.discount_cents::numeric * l.price_cents * l.quantity, o.goods_cents)::bigint as share,
    row_number() over (
      partition by l.order_id order by mod(o.discount_cents::numeric * l.price_cents * l.quantity, o.goods_cents) desc, l.position, l.id
    ) as place
  from order_line l join shop_order o on o.id = l.order_id
) shared;

-- Follows the rule of `contract/rules/staff/order-money.ts`. First locks the rows in a separate statement, for the reason
-- in 0043_order_listing.sql.
create or replace function list_orders(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) is null or cardinality(ids) = 0 then return; end if;
  perform from order_listing where order_id = any(ids) order by order_id for update;
  insert into order_listing
  select o.id, o.status, o.mode, o.delivery_method, o.pickup_city_id, o.created_at, o.expires_at, o.total_cents,
    greatest(0, worth.owed - paid.taken + paid.refunded),
    coalesce((select sum(quantity) from order_line where order_id = o.id), 0),
    replace(o.number, '-', ''), lower(o.first_name || ' ' || o.last_name || ' ' || o.email), translate(o.phone, '+ ()-', ''),
    paid.taken, paid.refunded, greatest(0, paid.taken - paid.refunded - worth.owed)
  from shop_order o,
    lateral (
      select coalesce(sum(amount_cents) filter (where kind <> 'refund'), 0) as taken,
        coalesce(sum(amount_cents) filter (where kind = 'refund'), 0) as refunded
      from order_payment where order_id = o.id
    ) paid,
    lateral (
      select case when o.status = 'cancelled' then 0 else greatest(0, o.total_cents - coalesce((
        select sum(w.worth_cents) from order_line_worth w
        where w.order_id = o.id and w.line_id in (select line_id from order_return where order_id = o.id and state = 'accepted')
      ), 0)) end as owed
    ) worth
  where o.id = any(ids)
  on conflict (order_id) do update set (status, mode, delivery_method, pickup_city_id, created_at, expires_at, total_cents, due_cents,
    piece_count, number_key, person, phone_digits, taken_cents, refunded_cents, owed_back_cents) = (excluded.status, excluded.mode,
    excluded.delivery_method, excluded.pickup_city_id, excluded.created_at, excluded.expires_at, excluded.total_cents, excluded.due_cents,
    excluded.piece_count, excluded.number_key, excluded.person, excluded.phone_digits, excluded.taken_cents, excluded.refunded_cents,
    excluded.owed_back_cents);
end $$;

-- Figures change only for orders with payments or returns.
select list_orders((
  select array_agg(order_id) from (select order_id from order_payment union select order_id from order_return where state = 'accepted') changed
));
