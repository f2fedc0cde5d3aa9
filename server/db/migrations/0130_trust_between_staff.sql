-- `invited_by`: who invited this staff member. `known_since`: the time since which only this staff member is known to
-- have controlled the account. It is set when they join, when their roles begin to allow changes of wallets, when
-- their sign-in is reset, and when they are unblocked. Null: since the account was created.
alter table staff add column invited_by uuid references staff (id), add column known_since timestamptz;
create index staff_invited_by on staff (invited_by) where invited_by is not null;
update staff s set invited_by = l.created_by from staff_link l
  where l.purpose = 'invitation' and l.spent_at is not null and l.email = s.email and l.created_by is not null;

-- Who scheduled the withdrawal of a piece, like `publish_by` for its publication.
alter table piece add column withdraw_by uuid references staff (id);
create index piece_publish_by on piece (publish_by) where publish_by is not null;
create index piece_withdraw_by on piece (withdraw_by) where withdraw_by is not null;
create index staff_link_created_by on staff_link (created_by) where created_by is not null;
