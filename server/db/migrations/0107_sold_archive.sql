-- What the shop shows of what it has sold: nothing, until the owner opens the archive.
create table sold_archive (
  id smallint primary key default 1 check (id = 1),
  is_open boolean not null default false,
  prices text not null default 'none' check (prices in ('exact', 'band', 'none'))
);
insert into sold_archive default values;
-- every process shows it at once
create trigger sold_archive_told after insert or update or delete or truncate on sold_archive
  for each statement execute function mark_catalog('content');
select watch_table('sold_archive', 'id', '', '', 'shop', 'id');

-- A piece that the owner leaves out of the archive.
alter table piece add column in_archive boolean not null default true;

-- what a piece was sold for is read with the piece
create trigger piece_private_sale_marked after update of sold_cents, sold_on on piece_private for each row
  when ((old.sold_cents, old.sold_on) is distinct from (new.sold_cents, new.sold_on)) execute function mark_piece_of_part();
