-- Messages that were received from the bot or the mailbox, so that each is stored in its thread once.
create table inbound_message (
  source text not null check (source in ('telegram', 'mail')),
  -- for Telegram, the number of the update; for an email, a digest of its Message-ID
  external_id text not null,
  received_at timestamptz not null,
  primary key (source, external_id)
);
create index inbound_message_age on inbound_message (received_at);

-- Digests of chats without a known person. Each chat is told once how to reach the shop.
create table greeted_chat (
  chat_digest text primary key,
  greeted_at timestamptz not null
);

-- `quoted`: the text of earlier messages that a message repeats. `sender`: address of the sender of the message.
-- `lost_files`: how many of its attachments were not stored.
alter table thread_message add column quoted text not null default '';
alter table thread_message add column sender text;
alter table thread_message add column lost_files integer not null default 0;
select watch_table('thread_message', 'id', 'sent_at,send_key,lost_files', 'body,recipient,quoted,sender', 'thread', 'thread_id');

-- A photograph belongs to a form or to a message. One without either was uploaded for a form that is not sent yet.
alter table enquiry_photo add column message_id integer references thread_message (id) on delete cascade;
create unique index enquiry_photo_message on enquiry_photo (message_id, position) where message_id is not null;
