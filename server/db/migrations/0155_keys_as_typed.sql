-- `key` is the own key of a piece, normalized by `foldKey`, which drops no letter. `own_key` is the key as it was
-- typed. Null: an earlier version derived `key`, and the next import of the file sets `own_key`.
alter table piece add column own_key text;
-- Rows of the file that change brand or reference of a piece and that somebody has confirmed.
alter table import_run add column confirmed jsonb not null default '[]';
