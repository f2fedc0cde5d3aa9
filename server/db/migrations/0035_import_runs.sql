-- Files of pieces that the staff imports. The rows stay here while the staff reviews the changes.
create table import_run (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id),
  file_name text not null,
  head jsonb not null,
  -- the rows below the header, each with its number and its cells; emptied as soon as they are no longer needed
  rows jsonb not null,
  row_count integer not null check (row_count > 0),
  -- for each header of the file, the column that it is mapped to; null if the header is ignored
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

-- The column that each header of earlier files was mapped to; null if the header was ignored.
create table import_head (
  head text primary key,
  column_name text,
  chosen_at timestamptz not null
);
