-- Some notes are replies that the staff gave outside of the shop: by messenger or by phone.
alter table thread_note add column replied_by text check (replied_by in ('whatsapp', 'telegram', 'phone'));
