-- How a file of pieces is read. From now on `rows` also contains the header and the rows above it.
alter table import_run
  -- null: an XLSX file. A single-byte encoding is a guess until somebody chooses it
  add column encoding text default 'utf-8',
  add column is_encoding_chosen boolean not null default false,
  -- 0: rows read by an earlier version, which have no header
  add column head_row integer not null default 0 check (head_row >= 0),
  -- by column: whether the day comes before the month
  add column day_orders jsonb not null default '{}';
