-- How far the mailbox is read: the number of the last email, and how often the next one failed.
create table mailbox_place (
  id integer primary key default 1 check (id = 1),
  -- numbers count for as long as the server gives the same
  validity text not null,
  uid bigint not null,
  failures integer not null default 0
);

alter table transport_state drop constraint transport_state_transport_check;
alter table transport_state add constraint transport_state_transport_check
  check (transport in ('mail', 'inbox', 'telegram', 'calls', 'photos'));
