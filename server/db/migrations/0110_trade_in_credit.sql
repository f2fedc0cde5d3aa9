-- What somebody trades in lowers what they pay: a line of their quote, and of the order that is made from it. The order keeps the sum and what
-- was traded in, whatever becomes of the buyback.
alter table quote add column credit_cents bigint not null default 0 check (credit_cents >= 0);
alter table quote add column credit_buyback_id integer references buyback (id) on delete set null;
create index quote_credit on quote (credit_buyback_id) where credit_buyback_id is not null;
-- delivery as every order pays it, by the country, where no sum was agreed on
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
-- one credit, one order; that of a cancelled one is free again
create unique index shop_order_credit_once on shop_order (credit_buyback_id) where credit_buyback_id is not null and status <> 'cancelled';

-- What an open order has as its credit is neither paid, declined nor given back meanwhile, not even by an undo.
create function keep_credit() returns trigger language plpgsql as $$
begin
  if exists (select from shop_order where credit_buyback_id = old.id and status in ('pending', 'confirmed')) then
    raise exception 'an open order has the credit of buyback %', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger buyback_credit_kept before update of state on buyback for each row
  when (old.state = 'agreed' and new.state <> 'agreed') execute function keep_credit();
