-- The sign-in that a session belongs to. The relay opens a second session for the shop's other site; both end together.
-- Null for the session that the sign-in created: there the sign-in has the id of the session.
alter table session add column sign_in_id uuid;
create index session_sign_in on session (sign_in_id) where sign_in_id is not null;

-- True if the customer signed out. The other site then does not sign them in again by itself.
alter table session add column is_signed_out boolean not null default false;

-- When a code was verified in this session. For some minutes the customer can set a password without the previous one.
alter table session add column code_proved_at timestamptz;
