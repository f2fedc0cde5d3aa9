-- Earlier crops of a photograph, each with the hash that the photograph had. Pins of a report refer to a photograph by its hash, and a
-- signed report cannot be changed.
alter table photo add column cuts jsonb not null default '[]' check (jsonb_typeof(cuts) = 'array');
