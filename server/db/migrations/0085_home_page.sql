-- The home page as the owner arranged it: the draft and the published version. Without banners of its own it shows
-- those of the table `banner`. The shop fills the rows of pieces that the owner has not arranged.
create table home_page (
  id text primary key check (id in ('draft', 'shown')),
  banners jsonb check (jsonb_typeof(banners) = 'array'),
  rows jsonb not null default '{}' check (jsonb_typeof(rows) = 'object'),
  edit_version integer not null default 1
);
insert into home_page (id) values ('draft'), ('shown');

-- A picture of a banner: the original, and its crops for wide and for narrow screens. A new crop is a new row, so that
-- earlier versions can be shown again.
create table home_picture (
  id uuid primary key,
  original text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  desk jsonb not null check (jsonb_typeof(desk) = 'object'),
  phone jsonb not null check (jsonb_typeof(phone) = 'object'),
  created_at timestamptz not null
);
create index home_picture_original on home_picture (original);

select watch_table('home_page', 'id', 'edit_version', '', 'home');
create trigger home_page_told after insert or update or delete on home_page for each statement execute function mark_catalog('content');
-- a row of the home page may show the pieces with a tag
create trigger piece_tagged after update of tags on piece_private for each row when (old.tags is distinct from new.tags)
  execute function mark_catalog('content');
