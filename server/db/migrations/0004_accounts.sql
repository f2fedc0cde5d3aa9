-- Who buys here. A customer exists only by a proof: a telephone that was verified, or an account elsewhere.

create table customer (
  id uuid primary key default gen_random_uuid(),
  phone text unique check (phone ~ '^[0-9]{7,15}$'),
  email text,
  first_name text not null default '',
  last_name text not null default '',
  -- the name at the messenger
  username text,
  telegram_id bigint unique,
  google_id text unique,
  password_hash text,
  language text not null default 'ru' check (language in ('ru', 'en')),
  created_at timestamptz not null default now()
);

-- One sign-in on one device. An access token is worth something only while its session stands.
create table session (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer (id) on delete cascade,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  -- keyed hashes of two refresh tokens: the one used last, and its child, which nobody has used yet
  last_hash text,
  next_hash text,
  ended_at timestamptz
);
create index session_customer on session (customer_id);
create index session_refreshed on session (refreshed_at);

-- A phone that somebody says is theirs, the code they were called with, and what happens once they give it. No account, and
-- nothing of one: what stands here signs in nowhere.
create table phone_proof (
  phone text not null check (phone ~ '^[0-9]{7,15}$'),
  -- keyed hash of who asked, a browser or a customer: nobody else can use the code
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

-- Sign-ins by Telegram that were shown already: each is worth one sign-in, in the browser that showed it first.
create table telegram_proof (
  hash text primary key,
  asker text not null,
  spent_at timestamptz,
  expires_at timestamptz not null
);

-- Wrong passwords in a row, by the keyed hash of account and address; each makes the next wait longer.
create table password_failure (
  key text primary key,
  count integer not null,
  blocked_until timestamptz not null
);
create index password_failure_until on password_failure (blocked_until);
