-- A retry of a form finds its enquiry by the idempotency key and the digest of its content. The same key with other content is another
-- enquiry.
alter table enquiry add column submit_key uuid;
alter table enquiry add column submit_digest text;
alter table enquiry add check ((submit_key is null) = (submit_digest is null));
alter table enquiry add unique (submit_key, submit_digest);
