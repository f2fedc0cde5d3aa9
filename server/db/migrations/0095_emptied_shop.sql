-- When the demo was removed. From then on, no start seeds it again.
alter table first_days add column emptied_at timestamptz;

-- The removal of the demo also deletes its documents, histories and certificates. Nothing else may delete them.
create or replace function refuse_change_unless_erasing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('vitrine.erasing', true) = 'on' then return new; end if;
  if tg_op = 'DELETE' and current_setting('vitrine.emptying', true) = 'on' then return old; end if;
  raise exception 'rows of % are never changed', tg_table_name;
end $$;

create or replace function keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.staff_id is not null and coalesce(current_setting('vitrine.emptying', true), '') <> 'on' then
      raise exception 'a certificate is never deleted' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if old.revoked_at is not null
    or to_jsonb(new) - '{revoked_at,revoked_reason}'::text[] <> to_jsonb(old) - '{revoked_at,revoked_reason}'::text[] then
    raise exception 'a certificate is never changed, only revoked once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
