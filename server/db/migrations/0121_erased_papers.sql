-- The purge may delete documents of erased people after the time that the owner has set.
create or replace function refuse_change_unless_erasing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('vitrine.erasing', true) = 'on' then return new; end if;
  if tg_op = 'DELETE' and current_setting('vitrine.emptying', true) = 'on' then return old; end if;
  if tg_op = 'DELETE' and tg_table_name = 'document' and current_setting('vitrine.purging_papers', true) = 'on'
    and exists (select from shop_order o join person p on p.id = o.person_id where o.id = old.order_id and p.erased_at is not null) then return old; end if;
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create index person_erased on person (erased_at) where erased_at is not null;
