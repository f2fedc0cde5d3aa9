-- Refused sign-ins of the staff, by account and hour. A job writes one entry of the audit log for each row once its hour is over, and deletes it:
-- a stranger cannot make the log grow by trying. `subject_id` is the id of the account, or `unknown`.
create table staff_refusal (
  subject_id text not null,
  hour timestamptz not null,
  count integer not null,
  primary key (hour, subject_id)
);
