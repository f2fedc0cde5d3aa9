-- Several accounts and requests may share a card: each owner of an alert has rows of its own.
alter table piece_telling drop constraint piece_telling_person_id_piece_id_why_price_cents_key;
create unique index piece_telling_once on piece_telling (person_id, piece_id, why, price_cents, customer_id, wanted_id) nulls not distinct;
-- a row without its request would belong to nobody
alter table piece_telling drop constraint piece_telling_wanted_id_fkey;
alter table piece_telling add constraint piece_telling_wanted_id_fkey foreign key (wanted_id) references wanted_model (id) on delete cascade;

-- Whose alerts a message contains: those of an account, or of the request of a thread.
alter table alert_message
  add column customer_id uuid references customer (id) on delete set null,
  add column thread_id integer references thread (id) on delete set null;
update alert_message m set customer_id = (
  select t.customer_id from piece_telling t where t.message_id = m.id and t.customer_id is not null order by t.id limit 1);
update alert_message m set thread_id = (
  select w.thread_id from piece_telling t join wanted_model w on w.id = t.wanted_id where t.message_id = m.id order by t.id limit 1)
where customer_id is null;
