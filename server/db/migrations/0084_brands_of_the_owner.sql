-- What an owner says of a brand: whether menus and facets name it, which brands come first, and the text of its page; and the version
-- that an edit of a brand or a collection began from.
alter table brand add column is_hidden boolean not null default false;
alter table brand add column place smallint check (place >= 0);
alter table brand add column text_ru text not null default '';
alter table brand add column text_en text not null default '';
alter table brand add column edit_version integer not null default 1;
alter table collection add column edit_version integer not null default 1;
