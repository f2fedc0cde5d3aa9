-- A photograph is shown once by a piece; two processes that took the same file in left it twice.

delete from photo where exists (
  select from photo as earlier where earlier.piece_id = photo.piece_id and earlier.hash = photo.hash and earlier.id < photo.id
);
create unique index photo_once on photo (piece_id, hash);

-- Files of the demo's photographs are a part of the program, not of the photo store.
alter table photo add column is_demo boolean not null default false;

-- What the demo wrote of a piece: while the piece still says the same, nobody has changed it and a newer demo may replace it.
create table demo_piece (
  piece_id integer primary key references piece (id) on delete cascade,
  -- a digest of the texts; null where it is not known what the demo wrote
  texts text,
  -- hashes in the order of their positions
  photographs text[] not null default '{}'
);

-- Pieces and photographs of older versions came from the demo, the latter with a view in their alternative text.
insert into demo_piece (piece_id, photographs)
select id, array(
  select hash from photo
  where piece_id = piece.id and alt_en ~ ', (three-quarter view|front view|close-up|side view)$'
  order by position
) from piece;
