-- A piece has each photograph once. Two processes that handled the same file could insert it twice.

delete from photo where exists (
  select from photo as earlier where earlier.piece_id = photo.piece_id and earlier.hash = photo.hash and earlier.id < photo.id
);
create unique index photo_once on photo (piece_id, hash);

-- Files of the demo's photographs are part of the program, not of the photo store.
alter table photo add column is_demo boolean not null default false;

-- What the demo wrote for a piece. A newer demo may replace a piece only while it still has these values, which means
-- that nobody has edited it.
create table demo_piece (
  piece_id integer primary key references piece (id) on delete cascade,
  -- digest of the texts; null if the texts of the demo are unknown
  texts text,
  -- hashes in the order of their positions
  photographs text[] not null default '{}'
);

-- Assumes that the demo wrote all existing pieces, and the photographs whose alternative text names a view.
insert into demo_piece (piece_id, photographs)
select id, array(
  select hash from photo
  where piece_id = piece.id and alt_en ~ ', (three-quarter view|front view|close-up|side view)$'
  order by position
) from piece;
