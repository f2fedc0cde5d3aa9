-- Times and limits that the owner has changed. Without a row the value of the environment applies, or the default of
-- the code.
create table threshold (
  name text primary key check (name <> ''),
  value integer not null
);

-- The version of the settings, for concurrent edits. Each change, including an undo, increments it.
create table threshold_edit (
  id smallint primary key default 1 check (id = 1),
  edit_version integer not null default 1
);
insert into threshold_edit default values;

create function raise_threshold_version() returns trigger language plpgsql as $$
begin
  update threshold_edit set edit_version = edit_version + 1;
  return null;
end $$;
create trigger threshold_counted after insert or update or delete on threshold
  for each statement execute function raise_threshold_version();

-- every process reloads the settings after a change
create trigger threshold_told after insert or update or delete or truncate on threshold
  for each statement execute function mark_catalog('content');

select watch_table('threshold', 'name', '', '', 'shop', 'name');
