-- Views, searches and steps of visitors, counted by day. Stores no visitor, browser or address.
create table demand_day (
  day date not null,
  kind text not null check (kind in ('view', 'search', 'step')),
  -- id of a piece, normalized words of a search, or a step towards an order
  subject text not null check (length(subject) between 1 and 100),
  count integer not null check (count > 0),
  primary key (day, kind, subject)
);
create index demand_day_of_kind on demand_day (kind, day);
