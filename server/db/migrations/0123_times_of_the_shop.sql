-- The shop sets the times of its rows itself, by one clock (docs/decisions/081-one-clock.md). Rows that a trigger
-- writes have the time of the action around it, or the time of the database for SQL of another program. Defaults of
-- columns remain for processes of the previous version.
create function action_time() returns timestamptz language sql stable as $$
  select coalesce((select at from audit_entry where id = nullif(current_setting('vitrine.audit_entry', true), '')::bigint), clock_timestamp())
$$;

create or replace function record_price() returns trigger language plpgsql as $$
declare is_listed boolean := new.status in ('available', 'reserved', 'incoming');
begin
  if current_setting('vitrine.restoring', true) = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    if new.price_cents is null and not new.price_on_request then return null; end if;
  elsif (old.price_cents, old.price_on_request, old.previous_price_cents) is not distinct from
        (new.price_cents, new.price_on_request, new.previous_price_cents)
        and (not is_listed or old.status in ('available', 'reserved', 'incoming')) then
    -- the price is the same and the piece does not become listed, so there is nothing to record
    return null;
  end if;
  insert into price_change (piece_id, at, price_cents, price_on_request, previous_price_cents, was_listed)
    values (
      new.id, case tg_op when 'INSERT' then new.created_at else action_time() end,
      new.price_cents, new.price_on_request, new.previous_price_cents, is_listed
    );
  return null;
end $$;

create or replace function give_consignor_person() returns trigger language plpgsql as $$
declare
  email text := substring(lower(new.consignor_contact) from '[^\s,;<>]+@[^\s,;<>]+');
  phone text := regexp_replace(new.consignor_contact, '[^0-9]', '', 'g');
begin
  if current_setting('vitrine.restoring', true) = 'on' then return new; end if;
  if email is not null or length(phone) not between 7 and 15 then phone := null; end if;
  if phone like '8__________' then phone := '7' || substr(phone, 2); end if;
  if new.ownership <> 'consignment' or coalesce(email, phone) is null then new.consignor_person_id := null;
  elsif tg_op = 'INSERT' or new.consignor_person_id is null
    or (new.consignor_name, new.consignor_contact) is distinct from (old.consignor_name, old.consignor_contact) then
    new.consignor_person_id := person_of(null, phone, email, null, new.consignor_name, null, 'ru', action_time());
  end if;
  return new;
end $$;
