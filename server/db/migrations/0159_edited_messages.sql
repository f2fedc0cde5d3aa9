-- A person can edit a message to the bot. The shop keeps both texts.
alter table thread_message add column telegram_message_id bigint;
alter table thread_message add column earlier_bodies text[] not null default '{}';
alter table thread_message add column edited_at timestamptz;
create index thread_message_telegram on thread_message (telegram_message_id) where telegram_message_id is not null;
select watch_table('thread_message', 'id', 'sent_at,send_key,lost_files,undelivered_at,delivery_status,telegram_message_id,edited_at',
  'body,recipient,quoted,sender,earlier_bodies', 'thread', 'thread_id');
drop trigger thread_message_written on thread_message;
create trigger thread_message_written after insert or update of sent_at, undelivered_at, edited_at on thread_message
  for each row execute function add_thread_event();
