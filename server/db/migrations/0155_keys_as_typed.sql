-- Keys of pieces are compared by `foldKey`, which drops no letter; `key` holds them folded, `own_key` as somebody typed them. Null: an earlier
-- version made the key, and a file that comes again gives the piece its own.
alter table piece add column own_key text;
-- The rows of a file that change brand or reference of a piece, once somebody has confirmed it.
alter table import_run add column confirmed jsonb not null default '[]';
