-- Settings of the archive of sold pieces. It is closed until the owner opens it.
create table sold_archive (
  id smallint primary key default 1 check (id = 1),
  is_open boolean not null default false,
  prices text not null default 'none' check (prices in ('exact', 'band', 'none'))
);
insert into sold_archive default values;
-- every process reloads the settings after a change
create trigger sold_archive_told after insert or update or delete or truncate on sold_archive
  for each statement execute function mark_catalog('content');
select watch_table('sold_archive', 'id', '', '', 'shop', 'id');

-- False if the owner leaves the piece out of the archive.
alter table piece add column in_archive boolean not null default true;

-- the price of a sale is loaded together with its piece
create trigger piece_private_sale_marked after update of sold_cents, sold_on on piece_private for each row
  when ((old.sold_cents, old.sold_on) is distinct from (new.sold_cents, new.sold_on)) execute function mark_piece_of_part();
