-- Processes keep the catalog in memory. Each change of the catalog sets `changed_by` to the id of its transaction and
-- notifies the processes. A counter in a row would make all buyers wait for each other. A sequence would hide the change
-- of a transaction that began earlier and committed later.

create table catalog_change (
  what text primary key check (what in ('lists', 'content')),
  changed_by xid8 not null default pg_current_xact_id()
);
insert into catalog_change (what) values ('lists'), ('content');

create function mark_piece() returns trigger language plpgsql as $$
begin
  new.changed_by := pg_current_xact_id();
  return new;
end $$;

create function mark_piece_of_part() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update piece set changed_by = pg_current_xact_id() where id = old.piece_id and changed_by <> pg_current_xact_id();
  end if;
  if tg_op <> 'DELETE' then
    update piece set changed_by = pg_current_xact_id() where id = new.piece_id and changed_by <> pg_current_xact_id();
  end if;
  return null;
end $$;

create function notify_catalog() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog', 'pieces');
  return null;
end $$;

create function mark_catalog() returns trigger language plpgsql as $$
begin
  update catalog_change set changed_by = pg_current_xact_id() where what = tg_argv[0];
  perform pg_notify('catalog', tg_argv[0]);
  return null;
end $$;

create trigger piece_marked before insert or update on piece for each row execute function mark_piece();
create trigger piece_told after insert or update on piece for each statement execute function notify_catalog();
-- a deleted piece has no row with a new `changed_by`, so processes reload the whole catalog
create trigger piece_gone after delete on piece for each statement execute function mark_catalog('lists');

create trigger photo_marked after insert or update or delete on photo for each row execute function mark_piece_of_part();
create trigger watch_marked after update on watch for each row execute function mark_piece_of_part();
create trigger jewelry_marked after update on jewelry for each row execute function mark_piece_of_part();
create trigger bag_marked after update on bag for each row execute function mark_piece_of_part();
create trigger piece_function_marked after insert or update or delete on piece_function
  for each row execute function mark_piece_of_part();

do $$
declare list text;
begin
  foreach list in array array['country', 'city', 'brand', 'collection', 'watch_type', 'jewelry_type', 'case_material', 'glass_type',
    'movement_type', 'watch_function', 'strap_material', 'condition', 'workshop']
  loop
    execute format('create trigger %I after insert or update or delete on %I for each statement execute function mark_catalog(''lists'')',
      list || '_told', list);
  end loop;
  foreach list in array array['banner', 'faq', 'video']
  loop
    execute format('create trigger %I after insert or update or delete on %I for each statement execute function mark_catalog(''content'')',
      list || '_told', list);
  end loop;
end $$;
