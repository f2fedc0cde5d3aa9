-- Who let a person in, and since when nobody else decided who holds the account: it begins with joining, and again with a right to
-- change wallets, a reset and the end of a block. Null: since the account was made.
alter table staff add column invited_by uuid references staff (id), add column known_since timestamptz;
create index staff_invited_by on staff (invited_by) where invited_by is not null;
update staff s set invited_by = l.created_by from staff_link l
  where l.purpose = 'invitation' and l.spent_at is not null and l.email = s.email and l.created_by is not null;

-- A plan to withdraw a piece has its author, as a plan to publish it has.
alter table piece add column withdraw_by uuid references staff (id);
create index piece_publish_by on piece (publish_by) where publish_by is not null;
create index piece_withdraw_by on piece (withdraw_by) where withdraw_by is not null;
create index staff_link_created_by on staff_link (created_by) where created_by is not null;
