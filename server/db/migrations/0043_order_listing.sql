-- One narrow row for each order, with what lists filter, sort, search and sum: years of orders are summed in
-- milliseconds. Triggers keep it up to date, even if a process of the previous version writes the order.
create table order_listing (
  order_id uuid primary key references shop_order (id) on delete cascade,
  status text not null,
  mode text not null,
  delivery_method text not null,
  pickup_city_id integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  total_cents bigint not null,
  due_cents bigint not null,
  piece_count integer not null,
  -- search keys: letters and digits of the number, names and email in lower case, digits of the phone
  number_key text not null,
  person text not null,
  phone_digits text not null
) with (fillfactor = 80);
create index order_listing_newest on order_listing (created_at desc, order_id);

-- Recomputes the rows of these orders. The amount due follows the rule of `contract/rules/staff/order-money.ts`. First
-- locks the rows in a separate statement. The later of two transactions about the same order then waits, and reads what
-- the earlier one wrote.
create function list_orders(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) is null or cardinality(ids) = 0 then return; end if;
  perform from order_listing where order_id = any(ids) order by order_id for update;
  insert into order_listing
  select o.id, o.status, o.mode, o.delivery_method, o.pickup_city_id, o.created_at, o.expires_at, o.total_cents,
    case when o.status = 'cancelled' then 0 else greatest(0, o.total_cents
      - coalesce((
          select sum(case when kind = 'refund' then -amount_cents else amount_cents end) from order_payment where order_id = o.id
        ), 0)
      - coalesce((
          select sum(round(l.price_cents * l.quantity * (o.goods_cents - o.discount_cents) / o.goods_cents::numeric))
          from order_return r join order_line l on l.id = r.line_id where r.order_id = o.id and r.state = 'accepted'
        ), 0)) end,
    coalesce((select sum(quantity) from order_line where order_id = o.id), 0),
    replace(o.number, '-', ''), lower(o.first_name || ' ' || o.last_name || ' ' || o.email), translate(o.phone, '+ ()-', '')
  from shop_order o where o.id = any(ids)
  on conflict (order_id) do update set (status, mode, delivery_method, pickup_city_id, created_at, expires_at, total_cents, due_cents,
    piece_count, number_key, person, phone_digits) = (excluded.status, excluded.mode, excluded.delivery_method, excluded.pickup_city_id,
    excluded.created_at, excluded.expires_at, excluded.total_cents, excluded.due_cents, excluded.piece_count, excluded.number_key,
    excluded.person, excluded.phone_digits);
end $$;

create function list_added_orders() returns trigger language plpgsql as $$
begin
  perform list_orders((select array_agg(id) from added));
  return null;
end $$;
create trigger shop_order_listed after insert on shop_order
  referencing new table as added for each statement execute function list_added_orders();

create function list_changed_order() returns trigger language plpgsql as $$
begin
  perform list_orders(array[new.id]);
  return null;
end $$;
create trigger shop_order_relisted after update on shop_order for each row when (
  (old.status, old.mode, old.delivery_method, old.pickup_city_id, old.created_at, old.expires_at, old.goods_cents, old.discount_cents,
    old.total_cents, old.number, old.first_name, old.last_name, old.email, old.phone) is distinct from
  (new.status, new.mode, new.delivery_method, new.pickup_city_id, new.created_at, new.expires_at, new.goods_cents, new.discount_cents,
    new.total_cents, new.number, new.first_name, new.last_name, new.email, new.phone)
) execute function list_changed_order();

create function list_orders_of_lines() returns trigger language plpgsql as $$
begin
  perform list_orders((select array_agg(distinct order_id) from added));
  return null;
end $$;
create trigger order_line_listed after insert on order_line
  referencing new table as added for each statement execute function list_orders_of_lines();

create function list_order_of_row() returns trigger language plpgsql as $$
begin
  perform list_orders(array[coalesce(new.order_id, old.order_id)]);
  return null;
end $$;
create trigger order_line_relisted after update of quantity, price_cents or delete on order_line
  for each row execute function list_order_of_row();
create trigger order_payment_listed after insert or update or delete on order_payment for each row execute function list_order_of_row();
create trigger order_return_listed after insert or update or delete on order_return for each row execute function list_order_of_row();

select list_orders((select array_agg(id) from shop_order));

-- The search by ordered pieces keeps their names in memory and reads new lines by this column. Existing lines all have
-- the transaction id of this migration.
alter table order_line add column changed_by xid8 not null default pg_current_xact_id();
create index order_line_changed on order_line (changed_by);
