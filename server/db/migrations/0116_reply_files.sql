-- Attachments of a reply: photographs, which the shop encodes again, and PDFs, which it never opens. Before the reply
-- is sent they are kept for a day, like uploads of visitors. If a reply is undone, its attachments are kept for another
-- reply.
alter table enquiry_photo add column thread_id integer references thread (id) on delete cascade;
alter table enquiry_photo add column media_type text not null default 'image/jpeg' check (media_type in ('image/jpeg', 'application/pdf'));
alter table enquiry_photo add column name text not null default '';
create index enquiry_photo_thread on enquiry_photo (thread_id) where thread_id is not null;

create function keep_reply_files() returns trigger language plpgsql as $$
begin
  if exists (select from thread where id = old.thread_id) then
    update enquiry_photo set message_id = null where message_id = old.id and thread_id is not null;
  end if;
  return old;
end $$;
create trigger reply_files_kept before delete on thread_message for each row when (old.direction = 'out') execute function keep_reply_files();

-- Pieces shown as cards in a reply.
alter table thread_message add column piece_ids integer[] not null default '{}';
