-- The visit for which a piece is transferred from the other office, and the deposit for it.
alter table piece_move add column visit_id integer references visit (id) on delete set null;
alter table piece_move add column deposit_cents bigint check (deposit_cents > 0);
alter table piece_move add column deposit_state text check (deposit_state in ('asked', 'taken', 'returned', 'retained'));
-- a deposit that was taken has an amount
alter table piece_move add check (deposit_state is null or deposit_state = 'asked' or deposit_cents is not null);
create index piece_move_visit on piece_move (visit_id) where visit_id is not null;
create index piece_move_deposit on piece_move (piece_id) where deposit_state = 'taken';
