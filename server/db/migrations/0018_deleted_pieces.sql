-- A row for each deleted piece. Processes that hold the catalog in memory remove that piece alone. Rows are purged
-- after a day; a process that last read the rows before that reloads the whole catalog.

create table piece_deletion (
  piece_id integer primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  deleted_at timestamptz not null default now()
);
create index piece_deletion_changed_by on piece_deletion (changed_by, piece_id);

create function record_piece_deletions() returns trigger language plpgsql as $$
begin
  insert into piece_deletion (piece_id) select id from gone
    on conflict (piece_id) do update set changed_by = excluded.changed_by, deleted_at = excluded.deleted_at;
  perform pg_notify('catalog', 'pieces');
  return null;
end $$;

drop trigger piece_gone on piece;
create trigger piece_gone after delete on piece
  referencing old table as gone for each statement execute function record_piece_deletions();

-- deletes the row of a piece that is inserted again under its old id
create or replace function mark_piece() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    delete from piece_deletion where piece_id = new.id;
  end if;
  new.changed_by := pg_current_xact_id();
  return new;
end $$;

-- changes are read in the order of the transactions that wrote them, one page at a time
drop index piece_changed_by;
create index piece_changed_by on piece (changed_by, id);
