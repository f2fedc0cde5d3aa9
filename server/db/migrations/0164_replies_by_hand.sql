-- Channel of a reply that the staff gave outside of the shop. Null for other notes.
alter table thread_note add column replied_by text check (replied_by in ('whatsapp', 'telegram', 'phone'));
