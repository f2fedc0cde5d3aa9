-- Photographs that the staff takes and arranges. Places may be swapped within a transaction; what came from the camera is kept beside,
-- so that a photograph can be cut anew.

alter table photo drop constraint photo_piece_id_position_key;
alter table photo add constraint photo_place unique (piece_id, position) deferrable initially deferred;
-- the file in the private store that the sizes are made from
alter table photo add column original text;
-- how it is cut: turn, angle, x, y, width, height; null: all of it
alter table photo add column crop jsonb;
alter table photo add column taken_at timestamptz;
alter table photo add column is_live boolean not null default false;
-- an alternative text that was only proposed counts as missing
alter table photo add column is_alt_confirmed boolean not null default true;

-- A file that the staff sent. It becomes a photograph of its piece once all of its sizes are made; of a piece that is yet to be
-- created, later.
create table photo_upload (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  session_id uuid not null,
  request_id text not null,
  -- of the bytes as they came: the same file is taken once
  sha256 text not null,
  -- files that were chosen together, in their order
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
  -- once ready
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
