-- The relay opens a second session for the shop's other site: both belong to one sign-in and end together.
-- Null for the session that a sign-in began with; its sign-in is known by its own id.
alter table session add column sign_in_id uuid;
create index session_sign_in on session (sign_in_id) where sign_in_id is not null;

-- Whether the person ended it themselves: the other site then shows them signed out and asks for nothing.
alter table session add column is_signed_out boolean not null default false;

-- When a code proved in this session who the person is; for some minutes they can set a password without the one before.
alter table session add column code_proved_at timestamptz;
