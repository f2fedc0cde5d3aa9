-- What became of the last message by each transport, and since when one takes nothing.
create table transport_state (
  transport text primary key check (transport in ('mail', 'telegram', 'calls', 'photos')),
  succeeded_at timestamptz,
  refused_at timestamptz,
  refusal text,
  failing_since timestamptz
);

-- A job that was given up and that somebody has dropped: no list names it any more, and what it was for still says that it failed.
alter table job add column dropped_at timestamptz;
