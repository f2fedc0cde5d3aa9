-- A stock take of a place: the expected pieces, the pieces found, and a list that is signed at the end.
create table stock_take (
  id uuid primary key default gen_random_uuid(),
  place_id integer not null references place (id),
  started_by uuid not null references staff (id),
  started_at timestamptz not null,
  closed_by uuid references staff (id),
  closed_at timestamptz,
  note text not null default '',
  -- the signed list and its digest
  signed jsonb,
  signed_sha256 text,
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (signed is null)),
  check ((closed_at is null) = (signed_sha256 is null))
);
create unique index stock_take_open on stock_take (place_id) where closed_at is null;
create index stock_take_started on stock_take (started_at desc);

create table stock_take_line (
  stock_take_id uuid not null references stock_take (id) on delete cascade,
  piece_id integer not null references piece (id) on delete cascade,
  -- whether the piece is registered in this place
  is_expected boolean not null,
  seen_at timestamptz,
  seen_by uuid references staff (id),
  primary key (stock_take_id, piece_id),
  check ((seen_at is null) = (seen_by is null)),
  check (is_expected or seen_at is not null)
);
create index stock_take_line_piece on stock_take_line (piece_id);
