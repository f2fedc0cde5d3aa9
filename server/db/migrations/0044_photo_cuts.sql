-- Earlier crops of a photograph, by the hash each one had. Pins of a report refer to a photograph by its hash, and a
-- signed report cannot be changed.
alter table photo add column cuts jsonb not null default '[]' check (jsonb_typeof(cuts) = 'array');
