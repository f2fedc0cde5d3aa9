-- The address a customer signs in with: proved by a code that was sent there. The address in `email`, which anybody can
-- write into their profile, signs nobody in.
alter table customer add column verified_email text unique check (verified_email = lower(verified_email));

-- An email address that somebody says is theirs, and the code sent there; the same as `phone_proof` is for phones.
create table email_proof (
  email text not null,
  -- keyed hash of the browser that asked: nobody else can use the code
  asker text not null,
  purpose jsonb not null,
  code_hash text,
  code_until timestamptz,
  tries integer not null default 0,
  sent_count integer not null default 1,
  next_send_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (email, asker)
);
create index email_proof_expires on email_proof (expires_at);
