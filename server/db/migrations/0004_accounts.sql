-- Customers. They sign in with a verified phone, or with an account at Telegram or Google.

create table customer (
  id uuid primary key default gen_random_uuid(),
  phone text unique check (phone ~ '^[0-9]{7,15}$'),
  email text,
  first_name text not null default '',
  last_name text not null default '',
  -- username at Telegram
  username text,
  telegram_id bigint unique,
  google_id text unique,
  password_hash text,
  language text not null default 'ru' check (language in ('ru', 'en')),
  created_at timestamptz not null default now()
);

-- A sign-in on one device. An access token is valid only until its session ends.
create table session (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer (id) on delete cascade,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  -- keyed hashes of the refresh token that was used last, and of its successor, which is not used yet
  last_hash text,
  next_hash text,
  ended_at timestamptz
);
create index session_customer on session (customer_id);
create index session_refreshed on session (refreshed_at);

-- A phone that a person claims, the code that was sent to it by a call, and the purpose that the right code completes. A
-- row belongs to no account and signs nobody in.
create table phone_proof (
  phone text not null check (phone ~ '^[0-9]{7,15}$'),
  -- keyed hash of the browser that requested the code: the code works in that browser only
  asker text not null,
  purpose jsonb not null,
  code_hash text,
  code_until timestamptz,
  tries integer not null default 0,
  sent_count integer not null default 1,
  next_send_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (phone, asker)
);
create index phone_proof_expires on phone_proof (expires_at);

-- Proofs from Telegram that were sent to the shop. A proof works for one sign-in, in the browser that sent it first.
create table telegram_proof (
  hash text primary key,
  asker text not null,
  spent_at timestamptz,
  expires_at timestamptz not null
);

-- Number of wrong passwords in a row, by keyed hash of account and IP address. Each one makes the next wait longer.
create table password_failure (
  key text primary key,
  count integer not null,
  blocked_until timestamptz not null
);
create index password_failure_until on password_failure (blocked_until);
