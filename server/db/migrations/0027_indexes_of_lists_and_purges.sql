-- Indexes for lists that show the newest first, and for purges of old rows.

create index shop_order_newest on shop_order (created_at desc, id);
create index job_dead on job (dead_at) where dead_at is not null;
create index attempt_until on attempt (until);
create index session_ended on session (ended_at) where ended_at is not null;
create index session_created on session (created_at);
create index telegram_proof_expires on telegram_proof (expires_at);
create index phone_proof_code_until on phone_proof (code_until) where code_hash is not null;
create index email_proof_code_until on email_proof (code_until) where code_hash is not null;
create index piece_deletion_deleted_at on piece_deletion (deleted_at);
