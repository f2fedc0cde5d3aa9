-- What people write to the bot comes into their threads, each update once.
create table inbound_message (
  source text not null check (source in ('telegram', 'mail')),
  -- the number of an update; of a letter a digest of its own id
  external_id text not null,
  received_at timestamptz not null,
  primary key (source, external_id)
);
create index inbound_message_age on inbound_message (received_at);

-- Chats of nobody that the shop knows, as digests: each is told once how to be heard.
create table greeted_chat (
  chat_digest text primary key,
  greeted_at timestamptz not null
);

-- What a message repeats of the ones before it; the address that it came from; how many of its files were not kept.
alter table thread_message add column quoted text not null default '';
alter table thread_message add column sender text;
alter table thread_message add column lost_files integer not null default 0;
select watch_table('thread_message', 'id', 'sent_at,send_key,lost_files', 'body,recipient,quoted,sender', 'thread', 'thread_id');

-- A photograph came with a form or with a message; one with neither waits for its form.
alter table enquiry_photo add column message_id integer references thread_message (id) on delete cascade;
create unique index enquiry_photo_message on enquiry_photo (message_id, position) where message_id is not null;
