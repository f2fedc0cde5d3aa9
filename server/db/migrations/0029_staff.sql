-- Members of the staff. They share nothing with customers: neither the table nor the cookie nor the origin.
create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null check (name <> ''),
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['owner', 'manager', 'expert', 'editor']),
  language text not null default 'ru' check (language in ('ru', 'en')),
  theme text not null default 'auto' check (theme in ('auto', 'light', 'dark')),
  has_shortcuts boolean not null default true,
  password_hash text,
  -- encrypted with a key derived from the shop's secret
  totp_sealed text,
  -- the last time step whose code was used: each code signs in once
  totp_step bigint,
  -- wrong codes within a day; too many lock the second factor until another member of the staff resets it
  factor_failures integer not null default 0,
  factor_failures_since timestamptz,
  factor_locked_at timestamptz,
  edit_version integer not null default 1,
  created_at timestamptz not null,
  blocked_at timestamptz
);

create table staff_session (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff (id) on delete cascade,
  token_hash text not null unique,
  -- null until the second factor is verified; until then the session can only set up or verify the second factor
  factor text check (factor in ('totp', 'recovery')),
  factor_failures integer not null default 0,
  -- secret of an authenticator that is being set up
  pending_totp_sealed text,
  device text not null,
  network text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  stepped_up_at timestamptz,
  ended_at timestamptz
);
create index staff_session_staff on staff_session (staff_id);
create index staff_session_seen on staff_session (seen_at);

create table staff_recovery_code (
  staff_id uuid not null references staff (id) on delete cascade,
  code_hash text not null,
  spent_at timestamptz,
  primary key (staff_id, code_hash)
);

-- Links that work once. A token is the id with its keyed digest, so it is not stored. A lock link ends all sessions of
-- the person and blocks them.
create table staff_link (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('first-owner', 'invitation', 'password', 'factor', 'lock')),
  staff_id uuid references staff (id) on delete cascade,
  email text,
  roles text[],
  created_by uuid references staff (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  check ((purpose in ('first-owner', 'invitation')) = (staff_id is null))
);
create index staff_link_expires on staff_link (expires_at);

-- Wrong passwords in a row, by keyed hash of account and network. Each one makes the next wait longer.
create table staff_failure (
  key text primary key,
  count integer not null,
  blocked_until timestamptz not null
);
create index staff_failure_until on staff_failure (blocked_until);
