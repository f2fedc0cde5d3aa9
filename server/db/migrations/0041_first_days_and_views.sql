-- The first days of a shop: what its owner confirmed, and the email that proves that emails leave.
create table first_days (
  id text primary key check (id = 'first-days'),
  offices_confirmed_at timestamptz,
  hidden_at timestamptz,
  test_email_id uuid,
  test_email_to uuid references staff (id) on delete set null,
  test_email_sent_at timestamptz,
  test_email_transport text check (test_email_transport in ('smtp', 'outbox'))
);
insert into first_days (id) values ('first-days');
select watch_table('first_days', 'id', 'test_email_id,test_email_to,test_email_sent_at,test_email_transport', '', 'shop', 'id');

-- Filters, sort and columns of a list under a name: a person's own, or for everybody.
create table staff_view (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('pieces', 'orders')),
  name text not null check (name <> ''),
  -- as it stands in the URL of the list
  query text not null,
  staff_id uuid not null references staff (id) on delete cascade,
  is_shared boolean not null default false,
  edit_version integer not null default 1,
  created_at timestamptz not null
);
create index staff_view_staff on staff_view (staff_id);
select watch_table('staff_view', 'id', 'edit_version', '', 'view', 'id');

-- The view that a list begins with; one that comes ready is named by its key.
create table staff_start_view (
  staff_id uuid not null references staff (id) on delete cascade,
  list text not null check (list in ('pieces', 'orders')),
  view text not null,
  primary key (staff_id, list)
);
select watch_table('staff_start_view', 'staff_id,list', '', '', 'view', 'view');
