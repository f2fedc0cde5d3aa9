-- Files of pieces that the staff brings in: their rows wait here while people look at what they would change.
create table import_run (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id),
  file_name text not null,
  head jsonb not null,
  -- the rows below the head, each with its number and its cells; emptied once nobody needs them any more
  rows jsonb not null,
  row_count integer not null check (row_count > 0),
  -- the column that each head stands for; null where it is left out
  mapping jsonb not null,
  has_new_names boolean not null default false,
  created_at timestamptz not null,
  applied_at timestamptz,
  counts jsonb,
  -- the entry of the audit log
  action_id bigint,
  check ((applied_at is null) = (action_id is null)),
  check (jsonb_array_length(head) = jsonb_array_length(mapping))
);
create index import_run_created on import_run (created_at desc);

-- What people chose for the heads of earlier files; null: leave it out.
create table import_head (
  head text primary key,
  column_name text,
  chosen_at timestamptz not null
);
