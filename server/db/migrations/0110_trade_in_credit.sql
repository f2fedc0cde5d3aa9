-- The value of a traded-in piece, subtracted from the total of a quote and of the order made from it. The order keeps
-- the amount and the description, whatever happens to the buyback later.
alter table quote add column credit_cents bigint not null default 0 check (credit_cents >= 0);
alter table quote add column credit_buyback_id integer references buyback (id) on delete set null;
create index quote_credit on quote (credit_buyback_id) where credit_buyback_id is not null;
-- without an agreed amount, delivery costs the country's fee
alter table quote add column delivery_by_country boolean not null default false;

alter table shop_order add column credit_cents bigint not null default 0 check (credit_cents >= 0);
alter table shop_order add column credit_piece text;
alter table shop_order add column credit_buyback_id integer references buyback (id) on delete set null;
do $$
declare total text;
begin
  select conname into strict total from pg_constraint
    where conrelid = 'shop_order'::regclass and contype = 'c' and pg_get_constraintdef(oid) ~ 'total_cents = ';
  execute format('alter table shop_order drop constraint %I', total);
end $$;
alter table shop_order add constraint shop_order_total
  check (total_cents > 0 and total_cents = goods_cents - discount_cents - credit_cents + delivery_cents);
alter table shop_order add constraint shop_order_credit check ((credit_cents > 0) = (credit_piece is not null));
-- a credit belongs to one order; if that is cancelled, it can be used again
create unique index shop_order_credit_once on shop_order (credit_buyback_id) where credit_buyback_id is not null and status <> 'cancelled';

-- While an open order uses a credit, its buyback is neither paid nor declined nor returned. The trigger enforces this
-- even for an undo.
create function keep_credit() returns trigger language plpgsql as $$
begin
  if exists (select from shop_order where credit_buyback_id = old.id and status in ('pending', 'confirmed')) then
    raise exception 'an open order has the credit of buyback %', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger buyback_credit_kept before update of state on buyback for each row
  when (old.state = 'agreed' and new.state <> 'agreed') execute function keep_credit();
