-- Passkeys of the staff. A passkey replaces both password and second factor. The private key never leaves the person's
-- device.
create table staff_passkey (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id) on delete cascade,
  -- id assigned by the authenticator
  credential_id text not null unique,
  -- SPKI, base64url
  public_key text not null,
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  -- number of signatures, if the authenticator counts them; a lower number than before means a copied key
  sign_count bigint not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);
select watch_table('staff_passkey', 'id', 'credential_id,public_key,transports,sign_count,used_at', '', 'staff', 'staff_id');

alter table staff_session drop constraint staff_session_factor_check;
alter table staff_session add constraint staff_session_factor_check check (factor in ('totp', 'recovery', 'passkey'));
