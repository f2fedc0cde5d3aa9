-- Normalizes a phone for comparisons of cards: digits with the calling code. 8 916 … becomes +7 916 …; in Dubai 050 …
-- and 50 … become +971 50 … `phoneKey` in TypeScript does the same. Null without a phone.
create function fold_phone(phone text) returns text language sql immutable parallel safe as $$
  select case
    when digits ~ '^0?5[024568][0-9]{7}$' then '971' || right(digits, 9)
    when digits ~ '^89[0-9]{9}$' then '7' || right(digits, 10)
    else nullif(digits, '') end
  from (select regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') as digits) typed
$$;

create or replace function person_of(account text, phone text, email text, telegram text, named text, at_city text, spoken text, at timestamptz)
  returns integer language plpgsql as $$
declare
  chosen integer;
  entry text := coalesce(current_setting('vitrine.audit_entry', true), '');
begin
  phone := fold_phone(phone);
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

-- merges spellings of one phone on the same card; two cards with the same phone become a doubt
with folded as (
  select id, person_id, fold_phone(value) as value from person_handle where kind = 'phone' and value <> fold_phone(value)
), known as (
  delete from person_handle h using folded f
  where h.id = f.id and (exists (select from person_handle k where k.person_id = f.person_id and k.kind = 'phone' and k.value = f.value)
    or exists (select from folded earlier where earlier.person_id = f.person_id and earlier.value = f.value and earlier.id < f.id))
)
insert into person_doubt (person_id, other_id, reason)
  select distinct least(f.person_id, k.person_id), greatest(f.person_id, k.person_id), 'phone'
  from folded f join person_handle k on k.kind = 'phone' and k.value = f.value and k.person_id <> f.person_id
  on conflict do nothing;
update person_handle set value = fold_phone(value) where kind = 'phone' and value <> fold_phone(value);
