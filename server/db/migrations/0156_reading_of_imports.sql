-- How a file of pieces is read. `rows` holds its head as well, and what stands above it.
alter table import_run
  -- null: an XLSX file. One of a byte a letter is a guess until somebody chooses it.
  add column encoding text default 'utf-8',
  add column is_encoding_chosen boolean not null default false,
  -- rows that an earlier version read have none
  add column head_row integer not null default 0 check (head_row >= 0),
  -- by column: whether the day stands before the month
  add column day_orders jsonb not null default '{}';
