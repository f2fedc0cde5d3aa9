-- The record that each tab of the back office has open, and the field that is being edited. Unlogged: a crash may lose
-- it.

create unlogged table staff_presence (
  session_id uuid not null references staff_session (id) on delete cascade,
  tab text not null,
  staff_id uuid not null references staff (id),
  subject_kind text not null,
  subject_id text not null,
  field text,
  seen_at timestamptz not null,
  primary key (session_id, tab)
);
create index staff_presence_subject on staff_presence (subject_kind, subject_id);
create index staff_presence_seen on staff_presence (seen_at);
