-- A piece may have one wide photograph, for the places that are wider than high; it is no part of the gallery.

alter table photo add column is_wide boolean not null default false;
create unique index photo_wide on photo (piece_id) where is_wide;
