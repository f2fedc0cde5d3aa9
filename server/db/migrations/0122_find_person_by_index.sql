-- Replaces the function in existing shops: there the planner could read all accounts for each person.
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
  ) found order by place, is_nameless, person_id limit 1
$$;
