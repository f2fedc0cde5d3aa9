-- The change that caused an alert. A piece that returns or is sold again causes a new alert, but two runs that process the same
-- change cause one. Random, so that a restored database does not repeat an id.
alter table changed_piece add column change_id uuid not null default gen_random_uuid();
-- null: the alert is sent once, however often the piece changes
alter table piece_telling add column change_id uuid;
drop index piece_telling_once;
create unique index piece_telling_once on piece_telling (person_id, piece_id, why, price_cents, customer_id, wanted_id, change_id)
  nulls not distinct;
