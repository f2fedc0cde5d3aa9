-- How a photograph was cut before, by the names that it had: pins of a report name a photograph by its hash, and a signed report cannot
-- be changed.
alter table photo add column cuts jsonb not null default '[]' check (jsonb_typeof(cuts) = 'array');
