-- Tags that group pieces. Only the staff sees them.
alter table piece_private add column tags text[] not null default '{}' check (cardinality(tags) <= 20);
