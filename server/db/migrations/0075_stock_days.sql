-- The stock at the end of each day, for the chart of its value over time.
create table stock_day (
  day date not null,
  brand_id integer not null,
  city_id integer not null,
  ownership text not null check (ownership in ('own', 'consignment')),
  pieces integer not null check (pieces > 0),
  asked_cents bigint not null,
  cost_cents bigint not null,
  primary key (day, brand_id, city_id, ownership)
);
