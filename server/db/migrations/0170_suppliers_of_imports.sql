alter table import_run
  -- who the file comes from; empty if unknown
  add column supplier text not null default '',
  -- default values for new pieces whose rows have none
  add column whole_file jsonb not null default '{}',
  -- by column: the value that each text of the file stands for
  add column meanings jsonb not null default '{}';

-- What was chosen for the files of a supplier. The row without a name is for files without a supplier.
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
