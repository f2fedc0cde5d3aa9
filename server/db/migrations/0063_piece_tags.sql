-- Words by which the staff keeps pieces together: nobody else sees them.
alter table piece_private add column tags text[] not null default '{}' check (cardinality(tags) <= 20);
