-- Findings of the workshop: the condition by zone, measurements of a movement, services, and certificates. Rows without
-- a member of the staff belong to the demo.

create table condition_report (
  id uuid primary key default gen_random_uuid(),
  piece_id integer not null references piece (id) on delete cascade,
  stage text not null check (stage in ('intake', 'before-sending', 'on-return', 'service', 'other')),
  condition_id integer references condition (id),
  summary_ru text not null default '',
  summary_en text not null default '',
  -- one object for each zone: grade from 0 to 4, defects, notes, and pins. A pin names a photograph by its hash, and a
  -- point as fractions of width and height.
  zones jsonb not null default '[]' check (jsonb_typeof(zones) = 'array'),
  staff_id uuid references staff (id),
  written_at timestamptz not null,
  signed_by uuid references staff (id),
  signed_at timestamptz,
  is_shown boolean not null default false,
  edit_version integer not null default 1,
  check (signed_at is not null or not is_shown),
  check (not jsonb_path_exists(zones, '$[*].grade ? (@ < 0 || @ > 4)'))
);
create index condition_report_piece on condition_report (piece_id, written_at desc);
create unique index condition_report_shown on condition_report (piece_id) where is_shown;

-- A signed report is never changed, except for whether it is shown. It is deleted only with its piece or with the demo.
create function keep_signed_report() returns trigger language plpgsql as $$
begin
  if old.signed_at is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    if old.staff_id is not null and exists (select from piece where id = old.piece_id) then
      raise exception 'a signed report is never deleted' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if to_jsonb(new) - '{is_shown,edit_version}'::text[] <> to_jsonb(old) - '{is_shown,edit_version}'::text[] then
    raise exception 'a signed report is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger condition_report_kept before update or delete on condition_report for each row execute function keep_signed_report();

create table timing_run (
  id uuid primary key default gen_random_uuid(),
  piece_id integer not null references piece (id) on delete cascade,
  measured_at timestamptz not null,
  workshop_id integer references workshop (id),
  lift_angle numeric(4, 1) check (lift_angle between 30 and 75),
  -- one object for each position: seconds a day, amplitude in degrees, beat error in milliseconds
  readings jsonb not null check (jsonb_typeof(readings) = 'array' and jsonb_array_length(readings) between 1 and 6),
  staff_id uuid references staff (id),
  is_shown boolean not null default false,
  edit_version integer not null default 1
);
create index timing_run_piece on timing_run (piece_id, measured_at desc);

create table service_entry (
  id uuid primary key default gen_random_uuid(),
  piece_id integer not null references piece (id) on delete cascade,
  done_on date not null,
  kind text not null
    check (kind in ('overhaul', 'regulation', 'polish', 'battery', 'gaskets', 'part', 'strap', 'cleaning', 'repair', 'other')),
  workshop_id integer references workshop (id),
  -- a workshop outside of the shop
  workshop_name text not null default '',
  text_ru text not null default '',
  text_en text not null default '',
  guarantee_until date check (guarantee_until >= done_on),
  staff_id uuid references staff (id),
  is_shown boolean not null default true,
  edit_version integer not null default 1
);
create index service_entry_piece on service_entry (piece_id, done_on desc);

create table certificate (
  number text primary key check (number ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  piece_id integer not null references piece (id),
  report_id uuid not null references condition_report (id),
  -- the content at the time of issue, and the digest printed on the certificate
  facts jsonb not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  issued_at timestamptz not null,
  staff_id uuid references staff (id),
  revoked_at timestamptz,
  revoked_reason text,
  check ((revoked_at is null) = (revoked_reason is null))
);
create unique index certificate_valid on certificate (piece_id) where revoked_at is null;
create index certificate_piece on certificate (piece_id, issued_at desc);

-- The content of a certificate never changes. It can be revoked once. Only certificates of the demo can be deleted.
create function keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.staff_id is not null then raise exception 'a certificate is never deleted' using errcode = 'check_violation'; end if;
    return old;
  end if;
  if old.revoked_at is not null
    or to_jsonb(new) - '{revoked_at,revoked_reason}'::text[] <> to_jsonb(old) - '{revoked_at,revoked_reason}'::text[] then
    raise exception 'a certificate is never changed, only revoked once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger certificate_kept before update or delete on certificate for each row execute function keep_certificate();

-- the page of a piece shows reports, timings, services and certificates, so a change of them marks the piece as changed
create trigger condition_report_marked after insert or update or delete on condition_report
  for each row execute function mark_piece_of_part();
create trigger timing_run_marked after insert or update or delete on timing_run for each row execute function mark_piece_of_part();
create trigger service_entry_marked after insert or update or delete on service_entry for each row execute function mark_piece_of_part();
create trigger certificate_marked after insert or update or delete on certificate for each row execute function mark_piece_of_part();

select watch_table('condition_report', 'id', 'edit_version', '', 'piece', 'piece_id');
select watch_table('timing_run', 'id', 'edit_version', '', 'piece', 'piece_id');
select watch_table('service_entry', 'id', 'edit_version', '', 'piece', 'piece_id');
select watch_table('certificate', 'number', '', '', 'piece', 'piece_id');
