-- The home page as the owner arranges it: a draft, and what is shown. Without banners of its own it has those of the table `banner`, and
-- rows that nobody arranged are filled by the shop itself.
create table home_page (
  id text primary key check (id in ('draft', 'shown')),
  banners jsonb check (jsonb_typeof(banners) = 'array'),
  rows jsonb not null default '{}' check (jsonb_typeof(rows) = 'object'),
  edit_version integer not null default 1
);
insert into home_page (id) values ('draft'), ('shown');

-- A picture of a banner: its original, and how it is cut for desks and for phones. A new cut is a new row, so that what was shown before
-- can be shown again.
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
-- a row of the home page may be of the pieces with a tag
create trigger piece_tagged after update of tags on piece_private for each row when (old.tags is distinct from new.tags)
  execute function mark_catalog('content');
