-- Set if a note records a reply that the staff gave elsewhere.
alter table thread_note add column replied_by text check (replied_by in ('whatsapp', 'telegram', 'phone'));
