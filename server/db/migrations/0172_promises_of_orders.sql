-- What was promised when the order was placed: the first day of pickup, and the days of the transfer of its pieces (0:
-- they are in the city). Null if the manager sets the time, and for earlier orders.
alter table shop_order add column ready_on text check (ready_on ~ '^\d{4}-\d{2}-\d{2}$');
alter table shop_order add column transit_min_days integer;
alter table shop_order add column transit_max_days integer;
