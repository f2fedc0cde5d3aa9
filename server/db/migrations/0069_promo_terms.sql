-- How often one person may use a promo code, a note of the staff, and the version for concurrent edits.
alter table promo add column per_customer_max integer check (per_customer_max > 0);
alter table promo add column note text not null default '';
alter table promo add column edit_version integer not null default 1;
-- for the list of orders with a code
create index shop_order_promo on shop_order (promo_code) where promo_code is not null;
