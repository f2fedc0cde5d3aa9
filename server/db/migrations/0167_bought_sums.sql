-- `bought_cents`: the worth of a confirmed, shipped or delivered order without returned pieces. Lists and cards sum it.
alter table order_listing add column person_id integer;
alter table order_listing add column bought_cents bigint not null default 0;

create or replace function list_orders(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) is null or cardinality(ids) = 0 then return; end if;
  perform from order_listing where order_id = any(ids) order by order_id for update;
  insert into order_listing (order_id, status, mode, delivery_method, pickup_city_id, created_at, expires_at, total_cents, due_cents, piece_count,
    number_key, person, phone_digits, taken_cents, refunded_cents, owed_back_cents, person_id, bought_cents)
  select o.id, o.status, o.mode, o.delivery_method, o.pickup_city_id, o.created_at, o.expires_at, o.total_cents,
    greatest(0, worth.owed - paid.taken + paid.refunded),
    coalesce((select sum(quantity) from order_line where order_id = o.id), 0),
    replace(o.number, '-', ''), lower(o.first_name || ' ' || o.last_name || ' ' || o.email), translate(o.phone, '+ ()-', ''),
    paid.taken, paid.refunded, greatest(0, paid.taken - paid.refunded - worth.owed), o.person_id,
    case when o.status in ('confirmed', 'shipped', 'delivered') then worth.owed else 0 end
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
    piece_count, number_key, person, phone_digits, taken_cents, refunded_cents, owed_back_cents, person_id, bought_cents) = (excluded.status, excluded.mode,
    excluded.delivery_method, excluded.pickup_city_id, excluded.created_at, excluded.expires_at, excluded.total_cents, excluded.due_cents,
    excluded.piece_count, excluded.number_key, excluded.person, excluded.phone_digits, excluded.taken_cents, excluded.refunded_cents,
    excluded.owed_back_cents, excluded.person_id, excluded.bought_cents);
end $$;

drop trigger shop_order_relisted on shop_order;
create trigger shop_order_relisted after update on shop_order for each row when (
  (old.status, old.mode, old.delivery_method, old.pickup_city_id, old.created_at, old.expires_at, old.goods_cents, old.discount_cents,
    old.total_cents, old.person_id, old.number, old.first_name, old.last_name, old.email, old.phone) is distinct from
  (new.status, new.mode, new.delivery_method, new.pickup_city_id, new.created_at, new.expires_at, new.goods_cents, new.discount_cents,
    new.total_cents, new.person_id, new.number, new.first_name, new.last_name, new.email, new.phone)
) execute function list_changed_order();

select list_orders((select array_agg(id) from shop_order));

-- The list sorted by sums reads only the first index, the segment of buyers only the second.
create index order_listing_sums on order_listing (person_id) include (status, bought_cents);
create index order_listing_bought on order_listing (person_id) where bought_cents > 0;
drop index shop_order_bought;
drop index shop_order_sums;
