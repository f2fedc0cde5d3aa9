-- How often one person may use a promo code, what the desk wrote about it, and the version that an edit began from.
alter table promo add column per_customer_max integer check (per_customer_max > 0);
alter table promo add column note text not null default '';
alter table promo add column edit_version integer not null default 1;
-- who used a code
create index shop_order_promo on shop_order (promo_code) where promo_code is not null;
