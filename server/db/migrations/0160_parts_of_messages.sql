-- A reply that is too long for one Telegram message is sent in parts. Parts that arrived are not sent again.
alter table thread_message add column parts_sent integer not null default 0;
select watch_table('thread_message', 'id', 'sent_at,send_key,lost_files,undelivered_at,delivery_status,telegram_message_id,edited_at,parts_sent',
  'body,recipient,quoted,sender,earlier_bodies', 'thread', 'thread_id');
