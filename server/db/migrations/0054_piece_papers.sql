-- Documents of a piece as files, such as the answer of a register or the invoice of a workshop. The files are in the
-- store of originals, which only the staff reads and which backups contain. A row only names its file, so that an undo
-- needs no step besides the row.
create table piece_paper (
  id uuid primary key default gen_random_uuid(),
  piece_id integer not null references piece (id) on delete cascade,
  register_check_id uuid references register_check (id) on delete cascade,
  service_entry_id uuid references service_entry (id) on delete cascade,
  name text not null check (name <> ''),
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes > 0),
  file text not null,
  staff_id uuid not null references staff (id),
  added_at timestamptz not null,
  check (num_nonnulls(register_check_id, service_entry_id) = 1)
);
create index piece_paper_piece on piece_paper (piece_id, added_at);
create index piece_paper_check on piece_paper (register_check_id) where register_check_id is not null;
create index piece_paper_service on piece_paper (service_entry_id) where service_entry_id is not null;

select watch_table('piece_paper', 'id', '', '', 'piece', 'piece_id');
