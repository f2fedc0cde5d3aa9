-- What an order was promised: the first day of its pickup, and the days of the transfer of its pieces (0: they are in the city).
-- Null where the manager names the time, and in earlier orders.
alter table shop_order add column ready_on text check (ready_on ~ '^\d{4}-\d{2}-\d{2}$');
alter table shop_order add column transit_min_days integer;
alter table shop_order add column transit_max_days integer;
