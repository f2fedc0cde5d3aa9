-- `key` is the own key of a piece, normalized by `foldKey`, which drops no letter. `own_key` is the key as it was
-- typed. Null: an earlier version derived `key`, and the next import of the file sets `own_key`.
alter table piece add column own_key text;
-- Rows of the file for which somebody has confirmed that they change the brand or reference of a piece.
alter table import_run add column confirmed jsonb not null default '[]';
