-- True if no transport was configured when the message was sent. It stays in the outbox folder, whatever is configured
-- later.
alter table thread_message add column in_outbox boolean not null default false;
alter table order_email add column in_outbox boolean not null default false;
select watch_table('thread_message', 'id',
  'sent_at,send_key,lost_files,undelivered_at,delivery_status,telegram_message_id,edited_at,parts_sent,in_outbox',
  'body,recipient,quoted,sender,earlier_bodies', 'thread', 'thread_id');
