-- What the staff knows about a person besides contacts: sizes, tags, and who referred them.
alter table person add column sizes jsonb not null default '{}' check (jsonb_typeof(sizes) = 'object');
alter table person add column tags text[] not null default '{}' check (cardinality(tags) <= 20);
alter table person add column introduced_by integer references person (id) on delete set null check (introduced_by <> id);
create index person_tags on person using gin (tags) where merged_into is null and erased_at is null;
-- few people have tags: the list of tags reads this index alone
create index person_tagged on person (id) where tags <> '{}' and merged_into is null and erased_at is null;
create index person_introduced on person (introduced_by) where introduced_by is not null;

select watch_table('person', 'id', 'edit_version,last_at', 'name,city,blocked_reason,sizes,tags');
