-- Makes free text about a buyer erasable from the audit log. Reasons move to a table of their own, and free-text
-- columns of orders and pieces become personal. Seals cover their salted digests. A process of the previous version
-- still writes reasons into the entry; the trigger moves them.
create table audit_reason (
  entry_id bigint primary key references audit_entry (id) deferrable initially deferred,
  salt text not null,
  reason text not null
);
alter table audit_entry add column reason_digest text;

create function set_reason_apart() returns trigger language plpgsql as $$
declare salt text := gen_random_uuid();
begin
  if new.reason is null or current_setting('vitrine.restoring', true) = 'on' then return new; end if;
  insert into audit_reason (entry_id, salt, reason) values (new.id, salt, new.reason);
  new.reason_digest := digest_of(salt, to_jsonb(new.reason)) ->> 'digest';
  new.reason := null;
  return new;
end $$;
create trigger audit_entry_reason before insert on audit_entry for each row execute function set_reason_apart();

create function refuse_removal_unless_erasing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('vitrine.erasing', true) = 'on' then return old; end if;
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger audit_reason_kept before update or delete on audit_reason for each row execute function refuse_removal_unless_erasing();
create trigger audit_reason_never_truncated before truncate on audit_reason for each statement execute function refuse_truncation();

-- Entries from before this migration contain such texts under their seal. An erasure removes the texts, and the
-- seal then names the erasure. The seal still proves the place in the chain, but no longer the content.
alter table audit_seal add column redacted_by bigint references audit_entry (id);
create function refuse_all_but_redaction() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('vitrine.erasing', true) = 'on'
    and (tg_table_name = 'audit_entry' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' and to_jsonb(new) -> 'reason' = 'null'
      or tg_table_name = 'audit_change' and to_jsonb(new) - 'before' - 'after' = to_jsonb(old) - 'before' - 'after'
      or tg_table_name = 'audit_seal' and to_jsonb(new) - 'redacted_by' = to_jsonb(old) - 'redacted_by') then return new; end if;
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
drop trigger audit_entry_kept on audit_entry;
create trigger audit_entry_kept before update or delete on audit_entry for each row execute function refuse_all_but_redaction();
drop trigger audit_change_kept on audit_change;
create trigger audit_change_kept before update or delete on audit_change for each row execute function refuse_all_but_redaction();
drop trigger audit_seal_kept on audit_seal;
create trigger audit_seal_kept before update or delete on audit_seal for each row execute function refuse_all_but_redaction();

-- Replaces the values of `names`, and all values that match `pattern`, with digests that match nothing.
create function redact_columns(columns jsonb, names text[], pattern text) returns jsonb language sql volatile as $$
  select jsonb_object_agg(key, case
    when jsonb_typeof(value) in ('string', 'array') and (key = any (names) or value::text ~* pattern) then digest_of(gen_random_uuid()::text, value)
    else value end) from jsonb_each(columns)
$$;

create or replace function sealed_text(wanted bigint) returns text language sql stable set timezone = 'UTC' as $$
  select jsonb_build_object(
    'entry', jsonb_build_array(e.id, e.at, e.actor, e.staff_id, e.session_id, e.request_id, e.account, e.action, e.subject_kind, e.subject_id,
      e.subject_label, e.reason, e.undoes) || case when e.reason_digest is null then '[]' else jsonb_build_array(e.reason_digest) end,
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_array(c.id, c.table_name, c.row_id, c.subject_kind, c.subject_id, c.before, c.after) order by c.id), '[]')
      from audit_change c where c.entry_id = e.id
    )
  )::text from audit_entry e where e.id = wanted
$$;

create or replace function broken_seals(after_seal bigint default 0, up_to bigint default null)
  returns table (seal_id bigint, entry_id bigint, problem text) language sql stable as $$
  with chain as materialized (
    select s.id, s.entry_id, s.previous, s.hash, s.redacted_by, lag(s.hash) over (order by s.id) as earlier
    from audit_seal s where s.id > after_seal and (up_to is null or s.id <= up_to)
  )
  select c.id, c.entry_id, 'chain' from chain c
    where c.previous <> coalesce(c.earlier, (select s.hash from audit_seal s where s.id <= after_seal order by s.id desc limit 1), ''::bytea)
  union all
  select c.id, c.entry_id, 'content' from chain c
    where c.hash <> sha256(c.previous || convert_to(coalesce(sealed_text(c.entry_id), ''), 'UTF8'))
      and not exists (select from audit_entry e where e.id = c.redacted_by and e.id > c.entry_id and e.action = 'person.erase')
  union all
  select c.id, c.entry_id, 'personal' from chain c
    join audit_change on audit_change.entry_id = c.entry_id
    join audit_personal p on p.change_id = audit_change.id
    where not (coalesce(audit_change.before, '{}') @> digests_of(p.salt, p.before) and coalesce(audit_change.after, '{}') @> digests_of(p.salt, p.after))
  union all
  select c.id, c.entry_id, 'personal' from chain c
    join audit_entry e on e.id = c.entry_id
    join audit_reason r on r.entry_id = c.entry_id
    where e.reason_digest is distinct from digest_of(r.salt, to_jsonb(r.reason)) ->> 'digest'
  order by 1
$$;

select watch_table('shop_order', 'id', 'edit_version,submit_key,submit_digest',
  'first_name,last_name,phone,email,state,address_city,postal_code,address_line1,address_line2,comment,tracking_number,cancel_reason', 'order');
select watch_table('order_payment', 'id', '', 'reference', 'order', 'order_id');
select watch_table('order_return', 'id', '', 'reason,inspection', 'order', 'order_id');
select watch_table('piece_expense', 'id', '', 'note', 'piece', 'piece_id');
select watch_table('piece_note', 'id', '', 'body', 'piece', 'piece_id');
select watch_table('piece_paper', 'id', '', 'name', 'piece', 'piece_id');
select watch_table('register_check', 'id', '', 'reference', 'piece', 'piece_id');
select watch_table('visit_closure', 'id', '', 'reason', 'visit', 'office');
select watch_table('certificate', 'number', '', 'revoked_reason', 'piece', 'piece_id');
select watch_table('promo', 'id', 'edit_version,used_count', 'note');
select watch_table('staff_view', 'id', 'edit_version', 'name,query', 'view', 'id');

create or replace function keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.staff_id is not null and coalesce(current_setting('vitrine.emptying', true), '') <> 'on' then
      raise exception 'a certificate is never deleted' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if current_setting('vitrine.erasing', true) = 'on' and to_jsonb(new) - 'revoked_reason' = to_jsonb(old) - 'revoked_reason' then return new; end if;
  if old.revoked_at is not null
    or to_jsonb(new) - '{revoked_at,revoked_reason}'::text[] <> to_jsonb(old) - '{revoked_at,revoked_reason}'::text[] then
    raise exception 'a certificate is never changed, only revoked once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
