-- Facts about the company that the owner has changed, one for each row. Without a row the default of the code applies.
create table company_fact (
  name text primary key check (name <> ''),
  value text not null
);

-- The version of the company's facts, for concurrent edits. Each change, including an undo, increments it.
create table company (
  id smallint primary key default 1 check (id = 1),
  edit_version integer not null default 1
);
insert into company default values;

create function raise_company_version() returns trigger language plpgsql as $$
begin
  update company set edit_version = edit_version + 1;
  return null;
end $$;
create trigger company_fact_counted after insert or update or delete on company_fact
  for each statement execute function raise_company_version();

-- every process reloads the facts after a change
create trigger company_fact_told after insert or update or delete or truncate on company_fact
  for each statement execute function mark_catalog('content');

select watch_table('company_fact', 'name', '', '', 'shop', 'name');
