-- Roubles and dirhams per dollar, as the Bank of Russia set them for a day. `checked_on` is the last day on which the bank named this rate
-- as the one in force: a Saturday's rate applies until Tuesday.
create table bank_rate (
  day date primary key,
  rub_per_usd numeric(14, 6) not null check (rub_per_usd > 0),
  aed_per_usd numeric(14, 6) not null check (aed_per_usd > 0),
  checked_on date not null check (checked_on >= day)
);

-- every process reloads the rates after a change; a check that confirms a rate changes nothing that is shown
create trigger bank_rate_told after insert or delete or truncate or update of day, rub_per_usd, aed_per_usd on bank_rate
  for each statement execute function mark_catalog('content');

-- The rate that the staff entered, if any.
create table hand_rate (
  id smallint primary key default 1 check (id = 1),
  day date,
  rub_per_usd numeric(14, 6) check (rub_per_usd > 0),
  aed_per_usd numeric(14, 6) check (aed_per_usd > 0),
  set_by uuid references staff (id),
  set_at timestamptz,
  check (num_nulls(day, rub_per_usd, aed_per_usd, set_by, set_at) in (0, 5))
);
insert into hand_rate default values;

create trigger hand_rate_told after insert or update or delete or truncate on hand_rate
  for each statement execute function mark_catalog('content');
select watch_table('hand_rate', 'id', '', '', 'shop', 'id');

alter table transport_state drop constraint transport_state_transport_check;
alter table transport_state add constraint transport_state_transport_check
  check (transport in ('mail', 'inbox', 'telegram', 'calls', 'photos', 'rates'));
