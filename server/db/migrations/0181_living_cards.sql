-- A contact is never attached to an erased or merged card, also if it arrives while the card is being erased or merged. A new account
-- without a name is not attached to one of several people who share its phone.
create or replace function find_person(account text, phone text, email text, telegram text, named text) returns integer language sql stable as $$
  select person_id from (
    select h.person_id, 0 as place, false as is_nameless from person_handle h where h.kind = 'account' and h.value = account
    union all
    select h.person_id, array_position(array['phone', 'email', 'telegram'], h.kind), p.name = ''
    from person_handle h join person p on p.id = h.person_id
    where h.value in (phone, email, telegram)
      and ((h.kind = 'phone' and h.value = phone) or (h.kind = 'email' and h.value = email) or (h.kind = 'telegram' and h.value = telegram))
      and names_agree(p.name, named)
      -- a subquery with `limit 1` uses the index; for `not exists` the planner may read all accounts each time
      and (account is null or (select a.id from person_handle a where a.person_id = p.id and a.kind = 'account' limit 1) is null)
      and (account is null or trim(named) <> '' or p.name = '' or (
        select o.id from person_handle o where o.kind = h.kind and o.value = h.value and o.person_id <> p.id and (
          select name <> '' and erased_at is null and merged_into is null and not names_agree(name, p.name) from person where id = o.person_id
        ) limit 1) is null)
  ) found
  -- a subquery, because a join would let the planner read all cards through an index of the living ones
  where (select p.erased_at is null and p.merged_into is null from person p where p.id = found.person_id)
  order by place, is_nameless, person_id limit 1
$$;

-- Finds the card as `find_person` does and locks it. Waits while the card is erased or merged, and then searches again.
create function lock_person(account text, phone text, email text, telegram text, named text) returns integer language plpgsql as $$
declare
  chosen integer;
begin
  loop
    chosen := find_person(account, phone, email, telegram, named);
    if chosen is null then return null; end if;
    perform from person where id = chosen and erased_at is null and merged_into is null for no key update;
    if found then return chosen; end if;
  end loop;
end $$;

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
  chosen := lock_person(account, phone, email, telegram, named);
  if chosen is null and current_setting('vitrine.opening_people', true) is distinct from 'on' then
    -- waits for a concurrent transaction with the same contacts, which may create the card
    perform pg_advisory_xact_lock(823470, slot)
      from (select distinct hashtext(value) & 255 as slot from unnest(array[account, phone, email, telegram]) value
        where value is not null order by slot) slots;
    chosen := lock_person(account, phone, email, telegram, named);
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

-- Contacts that reached an erased card are deleted; those that reached a merged card belong to the card it was merged into.
delete from person_handle h using person p where p.id = h.person_id and p.erased_at is not null;
with recursive later as (
  select id as merged, merged_into as living from person where merged_into is not null
  union all
  select l.merged, p.merged_into from later l join person p on p.id = l.living where p.merged_into is not null
), moved as (
  delete from person_handle h using later l join person p on p.id = l.living
  where h.person_id = l.merged and p.merged_into is null and p.erased_at is null returning l.living, h.kind, h.value
)
insert into person_handle (person_id, kind, value) select living, kind, value from moved on conflict do nothing;
