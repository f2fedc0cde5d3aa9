-- A piece may have one wide photograph, for banners and other wide areas. The gallery does not show it.

alter table photo add column is_wide boolean not null default false;
create unique index photo_wide on photo (piece_id) where is_wide;
