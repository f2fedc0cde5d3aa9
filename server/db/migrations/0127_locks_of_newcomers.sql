-- New people share 256 advisory locks, however many one statement inserts: thousands of locks are more than a database
-- has room for.
create or replace function person_of(account text, phone text, email text, telegram text, named text, at_city text, spoken text, at timestamptz)
  returns integer language plpgsql as $$
declare
  chosen integer;
  entry text := coalesce(current_setting('vitrine.audit_entry', true), '');
begin
  phone := nullif(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), '');
  email := nullif(lower(trim(coalesce(email, ''))), '');
  named := coalesce(trim(named), '');
  if coalesce(account, phone, email, telegram) is null then return null; end if;
  if entry <> '' and is_shop_connection() then perform set_config('vitrine.audit_entry', '', true); end if;
  chosen := find_person(account, phone, email, telegram, named);
  if chosen is null and current_setting('vitrine.opening_people', true) is distinct from 'on' then
    -- waits for a concurrent transaction with the same contacts, which may create the card
    perform pg_advisory_xact_lock(823470, slot)
      from (select distinct hashtext(value) & 255 as slot from unnest(array[account, phone, email, telegram]) value
        where value is not null order by slot) slots;
    chosen := find_person(account, phone, email, telegram, named);
  end if;
  if chosen is null then
    insert into person (name, city, language, last_at, created_at)
      values (named, coalesce(at_city, ''), spoken, at, at) returning id into chosen;
  else
    update person set last_at = greatest(last_at, at), name = case when name = '' then named else name end,
      city = case when city = '' then coalesce(at_city, '') else city end
    where id = chosen and (last_at < at or (name = '' and named <> '') or (city = '' and coalesce(at_city, '') <> ''));
  end if;
  -- the phone of a buyer who orders for a friend is not added to the friend's card
  if names_agree((select name from person where id = chosen), named) then perform add_handles(chosen, account, phone, email, telegram);
  else perform add_handles(chosen, account, null, null, telegram); end if;
  if entry <> '' and is_shop_connection() then perform set_config('vitrine.audit_entry', entry, true); end if;
  return chosen;
end $$;
