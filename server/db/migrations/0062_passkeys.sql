-- Passkeys of the staff: each stands for password and second factor. The private key never leaves the person's device.
create table staff_passkey (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id) on delete cascade,
  -- as the authenticator named it
  credential_id text not null unique,
  -- SPKI, base64url
  public_key text not null,
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  -- how often the key has signed, where the authenticator counts; a count that goes back is a copy of the key
  sign_count bigint not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);
select watch_table('staff_passkey', 'id', 'credential_id,public_key,transports,sign_count,used_at', '', 'staff', 'staff_id');

alter table staff_session drop constraint staff_session_factor_check;
alter table staff_session add constraint staff_session_factor_check check (factor in ('totp', 'recovery', 'passkey'));
