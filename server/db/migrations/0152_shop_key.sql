-- Digests of the keys with which connections of the shop prove their identity (docs/decisions/097). The name of a
-- connection proves nothing: any program can set it.
create table shop_key (
  id integer generated always as identity primary key,
  digest bytea not null unique,
  -- before this time the name is trusted as well, because a process of the previous version may still run
  required_from timestamptz not null
);

-- Until a stored key is required, the name is enough: before the first start, during the restore of a backup, while a
-- demo is made.
create or replace function is_shop_connection() returns boolean language plpgsql stable as $$
declare given text := coalesce(current_setting('vitrine.shop_key', true), '');
begin
  return (given <> '' and exists (select from shop_key where digest = sha256(convert_to(given, 'UTF8'))))
    or (current_setting('application_name') ~ '^vitrine(-|$)' and not exists (select from shop_key where required_from <= now()));
end $$;

-- Changes within an action are audited even on a connection with a key.
create or replace function is_audited() returns boolean language sql stable as $$
  select coalesce(current_setting('vitrine.audit_entry', true), '') <> '' or not is_shop_connection()
$$;

select watch_table('shop_key', 'id', '', '', 'shop', 'id');

-- Runs before the change, so that it is checked against the keys stored so far. The first key of a database therefore
-- writes no entry. A later key writes one, unless the connection has a key itself.
create function record_unproven_key() returns trigger language plpgsql as $$
begin
  if not is_shop_connection() then perform current_audit_entry(tg_op, 'shop', 'shop_key'); end if;
  return null;
end $$;
create trigger shop_key_changed before insert or update or delete or truncate on shop_key
  for each statement execute function record_unproven_key();
