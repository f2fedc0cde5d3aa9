-- The address a customer signs in with, verified by a code that was sent to it. The address in `email` can be typed by
-- anybody into their profile, so it signs nobody in.
alter table customer add column verified_email text unique check (verified_email = lower(verified_email));

-- An email address that a visitor claims, and the code sent to it. Works like `phone_proof` for phones.
create table email_proof (
  email text not null,
  -- keyed hash of the browser that asked: the code works in that browser only
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
