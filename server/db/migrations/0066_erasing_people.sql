-- Documents and histories are never changed, except that the erasure of a person removes the name.
create function refuse_change_unless_erasing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('vitrine.erasing', true) = 'on' then return new; end if;
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
drop trigger document_kept on document;
create trigger document_kept before update or delete on document for each row execute function refuse_change_unless_erasing();
drop trigger order_event_kept on order_event;
create trigger order_event_kept before update or delete on order_event for each row execute function refuse_change_unless_erasing();

-- A file with everything that the shop stores about a person, for that person. A job creates it; it is deleted after a
-- day.
create table person_export (
  id uuid primary key default gen_random_uuid(),
  person_id integer not null references person (id) on delete cascade,
  staff_id uuid not null references staff (id),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  bytes bigint,
  created_at timestamptz not null
);
create index person_export_person on person_export (person_id, created_at desc);
