-- Result of the last message of each transport, and since when a transport fails.
create table transport_state (
  transport text primary key check (transport in ('mail', 'telegram', 'calls', 'photos')),
  succeeded_at timestamptz,
  refused_at timestamptz,
  refusal text,
  failing_since timestamptz
);

-- When a failed job was removed from the list of failed jobs. Its record still shows the failure.
alter table job add column dropped_at timestamptz;
