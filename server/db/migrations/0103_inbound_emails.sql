-- Position in the mailbox: the number of the last email read, and how often reading the next one failed.
create table mailbox_place (
  id integer primary key default 1 check (id = 1),
  -- UIDVALIDITY of the mailbox: numbers are comparable only while it stays the same
  validity text not null,
  uid bigint not null,
  failures integer not null default 0
);

alter table transport_state drop constraint transport_state_transport_check;
alter table transport_state add constraint transport_state_transport_check
  check (transport in ('mail', 'inbox', 'telegram', 'calls', 'photos'));
