-- `heard_at`: when the person last wrote. `read_to`: up to which time a member of the staff has read the thread. A new
-- message is unread for each member until that member opens the thread. Pages receive `heard_at` and send it back as
-- `read_to`. It has only milliseconds, because JavaScript has no finer times.
alter table thread add column heard_at timestamptz;
select watch_table('thread', 'id', 'edit_version,last_at,phone_key,email_key,network_digest,heard_at', 'name,phone,email');

create function hear_form() returns trigger language plpgsql as $$
begin
  if new.enquiry_id is not null then new.heard_at := date_trunc('milliseconds', new.created_at); end if;
  return new;
end $$;
create trigger thread_heard before insert on thread for each row execute function hear_form();

create function hear_message() returns trigger language plpgsql as $$
begin
  update thread set heard_at = greatest(heard_at, date_trunc('milliseconds', new.created_at)) where id = new.thread_id;
  return null;
end $$;
create trigger thread_message_heard after insert on thread_message for each row when (new.direction = 'in') execute function hear_message();

-- Earlier messages are unread only if nobody has answered them.
update thread t set heard_at = date_trunc('milliseconds', greatest(t.created_at,
  (select max(m.created_at) from thread_message m where m.thread_id = t.id and m.direction = 'in'))) where t.status = 'new';

create table thread_read (
  thread_id integer not null references thread (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade,
  read_to timestamptz not null,
  primary key (thread_id, staff_id)
);
create index thread_heard on thread (heard_at) where status in ('new', 'open', 'waiting');
