-- Photographs that the staff uploads and arranges. Positions may be swapped within a transaction. The original file is
-- kept, so that a photograph can be cropped again.

alter table photo drop constraint photo_piece_id_position_key;
alter table photo add constraint photo_place unique (piece_id, position) deferrable initially deferred;
-- file in the private store that all sizes are made from
alter table photo add column original text;
-- how the original is cropped: turn, angle, x, y, width, height; null means the whole original
alter table photo add column crop jsonb;
alter table photo add column taken_at timestamptz;
alter table photo add column is_live boolean not null default false;
-- an alternative text that was only proposed counts as missing
alter table photo add column is_alt_confirmed boolean not null default true;

-- A file uploaded by the staff. It becomes a photograph of its piece as soon as all of its sizes are made. A file
-- without a piece waits until the piece exists.
create table photo_upload (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  session_id uuid not null,
  request_id text not null,
  -- digest of the uploaded bytes: the same file is accepted once
  sha256 text not null,
  -- files that were selected together, in their order
  batch uuid not null,
  position smallint not null,
  piece_id integer references piece (id) on delete cascade,
  file_name text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  taken_at timestamptz,
  original text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  -- set when the sizes are ready
  hash text,
  widths integer[],
  placeholder text,
  photo_id integer references photo (id) on delete set null,
  created_at timestamptz not null,
  unique (batch, sha256),
  check (state <> 'ready' or (hash is not null and widths is not null and placeholder is not null))
);
create index photo_upload_piece on photo_upload (piece_id) where piece_id is not null;
create index photo_upload_photo on photo_upload (photo_id) where photo_id is not null;
create index photo_upload_loose on photo_upload (created_at) where piece_id is null;
