-- Refused sign-ins of the staff, by account and hour. When an hour is over, a job replaces each of its rows with one
-- entry of the audit log, so that a stranger cannot make the log grow by trying. `subject_id` is the id of the account,
-- or `unknown`.
create table staff_refusal (
  subject_id text not null,
  hour timestamptz not null,
  count integer not null,
  primary key (hour, subject_id)
);
