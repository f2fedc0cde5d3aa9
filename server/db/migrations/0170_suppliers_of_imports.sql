alter table import_run
  -- whose file it is; empty if nobody said
  add column supplier text not null default '',
  -- values of new pieces whose rows have none
  add column whole_file jsonb not null default '{}',
  -- by column: what a text of the file stands for
  add column meanings jsonb not null default '{}';

-- What people chose for the files of a supplier; the row without a name holds what was chosen for files without a supplier.
create table import_supplier (
  name_key text primary key,
  name text not null,
  -- the header row of the latest file
  head text not null,
  columns jsonb not null,
  whole_file jsonb not null,
  meanings jsonb not null,
  chosen_at timestamptz not null
);
