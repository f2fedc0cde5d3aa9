-- What visitors looked at, searched and did, counted by the day: no visitor, browser or address is in it.
create table demand_day (
  day date not null,
  kind text not null check (kind in ('view', 'search', 'step')),
  -- the id of a piece, the folded words of a search, or a step on the way to an order
  subject text not null check (length(subject) between 1 and 100),
  count integer not null check (count > 0),
  primary key (day, kind, subject)
);
create index demand_day_of_kind on demand_day (kind, day);
