-- Settings of a brand: whether menus and facets list it, its rank among the first brands, and the text of its page.
-- Brands and collections also get a version for concurrent edits.
alter table brand add column is_hidden boolean not null default false;
alter table brand add column place smallint check (place >= 0);
alter table brand add column text_ru text not null default '';
alter table brand add column text_en text not null default '';
alter table brand add column edit_version integer not null default 1;
alter table collection add column edit_version integer not null default 1;
