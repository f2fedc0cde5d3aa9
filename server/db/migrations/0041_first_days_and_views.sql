-- The setup of a new shop: the steps that its owner has confirmed, and the test email.
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

-- A named view of a list: filters, sort and columns. It belongs to one person or is shared.
create table staff_view (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('pieces', 'orders')),
  name text not null check (name <> ''),
  -- the query string of the list
  query text not null,
  staff_id uuid not null references staff (id) on delete cascade,
  is_shared boolean not null default false,
  edit_version integer not null default 1,
  created_at timestamptz not null
);
create index staff_view_staff on staff_view (staff_id);
select watch_table('staff_view', 'id', 'edit_version', '', 'view', 'id');

-- The view that a list opens with. Built-in views are identified by their key.
create table staff_start_view (
  staff_id uuid not null references staff (id) on delete cascade,
  list text not null check (list in ('pieces', 'orders')),
  view text not null,
  primary key (staff_id, list)
);
select watch_table('staff_start_view', 'staff_id,list', '', '', 'view', 'view');
