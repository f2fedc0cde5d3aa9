-- Emails that a program seems to have written have a status of their own: no reply is due, and no card of a person is
-- created.
alter table thread drop constraint thread_status_check;
alter table thread add constraint thread_status_check check (status in ('new', 'open', 'waiting', 'done', 'spam', 'automatic'));
create index thread_automatic on thread (email_key) where status = 'automatic' and email_key <> '';

create or replace function give_thread_person() returns trigger language plpgsql as $$
begin
  if current_setting('vitrine.restoring', true) = 'on' then return new; end if;
  if new.person_id is null and new.status = 'automatic' then
    new.person_id := (select person_id from person_handle where kind = 'email' and value = nullif(lower(trim(new.email)), '') order by person_id limit 1);
  elsif new.person_id is null and (tg_op = 'INSERT' or old.status = 'automatic') then
    new.person_id := person_of(new.customer_id::text, new.phone, new.email, null, new.name, initcap(new.office), new.language, new.created_at);
  elsif tg_op = 'UPDATE' and new.person_id is not null and (new.phone, new.email) is distinct from (old.phone, old.email) then
    perform add_handles(new.person_id, null, fold_phone(new.phone), nullif(lower(trim(new.email)), ''), null);
  end if;
  return new;
end $$;
drop trigger thread_of_person on thread;
create trigger thread_of_person before insert or update of phone, email, status on thread for each row execute function give_thread_person();

-- When a mail server reported that a reply was not delivered, and its status code, like `5.1.1`.
alter table thread_message add column undelivered_at timestamptz;
alter table thread_message add column delivery_status text not null default '';
select watch_table('thread_message', 'id', 'sent_at,send_key,lost_files,undelivered_at,delivery_status', 'body,recipient,quoted,sender', 'thread', 'thread_id');
drop trigger thread_message_written on thread_message;
create trigger thread_message_written after insert or update of sent_at, undelivered_at on thread_message
  for each row execute function add_thread_event();
